<?php

/**
 * Takes the messages of the contact form and sends each as one e-mail. For PHP 8.0 or newer, without any library;
 * docs/recevoir-les-messages.md says what comes in and what is answered.
 */

declare(strict_types=1);

/** Characters that a field may have. Those that are required stand in REQUIRED. */
const LIMITS = ['nom' => 120, 'email' => 254, 'entreprise' => 160, 'secteur' => 60, 'typedemande' => 60, 'message' => 10000];
/** As the form calls them; and what readers choose, as content/pages/contact.md calls it: others stand as they come. */
const LABELS = ['nom' => 'Nom', 'email' => 'E-mail', 'entreprise' => 'Entreprise', 'secteur' => 'Secteur d’activité', 'typedemande' => 'Type de demande', 'message' => 'Message'];
const CHOICES = [
    'secteur' => ['ecommerce' => 'E-commerce', 'transport' => 'Transport & Logistique', 'formation' => 'Formation & Éducation', 'services' => 'Services', 'sante' => 'Santé & Bien-être', 'industrie' => 'Industrie', 'autre' => 'Autre'],
    'typedemande' => ['audit' => 'Audit gratuit', 'devis' => 'Demande de devis', 'conseil' => 'Conseil & orientation', 'demo' => 'Démonstration', 'autre' => 'Autre'],
];
const REQUIRED = ['nom', 'email', 'entreprise', 'message'];
const TRAP = 'site_web';
/** Bytes of a request: the longest message in the widest encoding. */
const LARGEST = 200000;
/** Nobody fills the form in fewer seconds. */
const MIN_SECONDS = 3;
/** E-mails that are sent within so many seconds: for one sender, and for all. */
const PERIOD = 600;
const FROM_ONE = 5;
const FROM_ALL = 60;
/** Seconds for which a message is known again. */
const REMEMBERED = 86400;

ini_set('display_errors', '0');
$config = require __DIR__ . '/message.config.php';
answer($config, receive($config));

/** @return array{status: int, error?: string, fields?: list<string>, after?: int} */
function receive(array $config): array
{
    $method = $_SERVER['REQUEST_METHOD'] ?? '';
    $origin = $_SERVER['HTTP_ORIGIN'] ?? '';
    if ($origin === '' || !in_array($origin, $config['origins'], true)) {
        return ['status' => 403, 'error' => 'Ce formulaire n’est pas celui de notre site.'];
    }
    if ($method === 'OPTIONS') {
        return ['status' => 204];
    }
    if ($method !== 'POST') {
        return ['status' => 405, 'error' => 'Cette adresse ne reçoit que des messages.'];
    }
    $fields = (int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > LARGEST ? null : fields();
    if ($fields === null) {
        return ['status' => 413, 'error' => 'Ce message est trop long pour être reçu.'];
    }
    // A machine that fills the trap learns nothing from the answer.
    if (($fields[TRAP] ?? '') !== '') {
        return ['status' => 200];
    }
    $wrong = array_values(array_filter(array_keys(LIMITS), fn (string $name) => !isSound($name, $fields[$name] ?? '')));
    if ($wrong !== []) {
        $error = 'À revoir : ' . implode(', ', $wrong) . '. La réponse manque, est trop longue ou n’a pas la forme attendue.';
        return ['status' => 422, 'error' => $error, 'fields' => $wrong];
    }
    // Browsers without script send no time: that says nothing against their reader.
    if (isset($fields['duree']) && (int) $fields['duree'] < MIN_SECONDS) {
        return ['status' => 429, 'error' => 'Ce message est parti trop vite : envoyez-le de nouveau.', 'after' => MIN_SECONDS];
    }
    return sendOnce($config, $fields);
}

/** Reads the fields of the request as texts by name; null where it is larger than any message. */
function fields(): ?array
{
    $input = $_POST;
    if (str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/json')) {
        $body = (string) file_get_contents('php://input', false, null, 0, LARGEST + 1);
        if (strlen($body) > LARGEST) {
            return null;
        }
        $input = json_decode($body, true) ?? [];
    }
    $fields = array_filter(is_array($input) ? $input : [], 'is_string');
    if (isset($_SERVER['HTTP_IDEMPOTENCY_KEY'])) {
        $fields['idempotency-key'] = $_SERVER['HTTP_IDEMPOTENCY_KEY'];
    }
    return $fields;
}

/** Only the message has several lines: a line's end in another field would begin a header of the e-mail. */
function isSound(string $name, string $value): bool
{
    $control = $name === 'message' ? '/[^\P{Cc}\r\n\t]/u' : '/\p{Cc}|\p{Zl}|\p{Zp}/u';
    // `preg_match` is false, not 0, for what is no UTF-8.
    if (preg_match($control, $value) !== 0 || preg_match_all('/./us', $value) > LIMITS[$name]) {
        return false;
    }
    if (in_array($name, REQUIRED, true) && trim($value) === '') {
        return false;
    }
    return $name !== 'email' || filter_var($value, FILTER_VALIDATE_EMAIL) !== false;
}

/** Sends what was not sent yet. The lock makes two requests at once wait for each other. */
function sendOnce(array $config, array $fields): array
{
    $failure = ['status' => 503, 'error' => 'Votre message n’a pas pu être transmis.', 'after' => 30];
    $lock = is_dir($config['memory']) || mkdir($config['memory'], 0700, true) ? fopen($config['memory'] . '/lock', 'c') : false;
    if ($lock === false || !flock($lock, LOCK_EX)) {
        error_log('message.php cannot write into ' . $config['memory']);
        return $failure;
    }
    $now = time();
    $memory = $config['memory'] . '/state.json';
    $state = is_file($memory) ? json_decode((string) file_get_contents($memory), true) ?? [] : [];
    // A time in the future, left by a clock that ran ahead, is no evidence against anybody; a message is known for a day from now.
    $keys = array_filter(array_map(fn (int $at) => min($at, $now), $state['keys'] ?? []), fn (int $at) => $at > $now - REMEMBERED);
    $sent = array_values(array_filter($state['sent'] ?? [], fn (array $one) => $one[0] > $now - PERIOD && $one[0] <= $now));
    // Without a key, as from a browser without script, the same text is the same message.
    $key = hash('sha256', $fields['idempotency-key'] ?? implode("\0", array_intersect_key($fields, LIMITS)));
    if (isset($keys[$key])) {
        return ['status' => 200];
    }
    $sender = hash('sha256', networkOf($_SERVER['REMOTE_ADDR'] ?? ''));
    $own = array_values(array_filter($sent, fn (array $one) => $one[1] === $sender));
    if (count($own) >= FROM_ONE || count($sent) >= FROM_ALL) {
        $oldest = count($own) >= FROM_ONE ? $own[0] : $sent[0];
        return ['status' => 429, 'error' => 'Trop de messages en peu de temps.', 'after' => $oldest[0] + PERIOD - $now];
    }
    // Memory is written before the mail goes: on a full disk a message would be sent again at each try.
    $text = json_encode(['keys' => $keys + [$key => $now], 'sent' => [...$sent, [$now, $sender]]]);
    $isWritten = file_put_contents("$memory.new", $text) === strlen($text);
    if ($isWritten && sendMail($config, $fields) && rename("$memory.new", $memory)) {
        return ['status' => 200];
    }
    error_log($isWritten ? 'message.php could not hand a mail over' : "message.php cannot write $memory.new");
    unlink("$memory.new");
    return $failure;
}

/** Returns the identity of a sender: an IPv4 address, and the first 64 bits of an IPv6 address, which one subscriber has for all of their own. */
function networkOf(string $address): string
{
    $bytes = filter_var($address, FILTER_VALIDATE_IP) ? inet_pton($address) : $address;
    $isMapped = str_starts_with($bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff");
    return strlen($bytes) === 16 ? ($isMapped ? substr($bytes, 12) : substr($bytes, 0, 8)) : $bytes;
}

function sendMail(array $config, array $fields): bool
{
    $time = isset($fields['duree']) ? (int) $fields['duree'] . ' secondes' : 'inconnu';
    $shown = fn (string $name, string $value) => CHOICES[$name][$value] ?? $value;
    $lines = array_map(fn (string $name) => LABELS[$name] . ' : ' . $shown($name, $fields[$name] ?? ''), array_keys(LIMITS));
    $text = implode("\n", [...$lines, '', "Temps passé sur la page : $time."]);
    $headers = [
        'From' => $config['from'],
        'Reply-To' => $fields['email'],
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    $subject = encoded("Message du site : {$fields['nom']}, {$fields['entreprise']}");
    // Failures of delivery go to this address: else the sender is the server's own user, whom receivers distrust.
    preg_match('/[^\s<>]+@[^\s<>]+/', $config['from'], $bare);
    return mail($config['to'], $subject, rtrim(chunk_split(base64_encode($text))), $headers, '-f' . ($bare[0] ?? $config['from']));
}

/** Words of a header (RFC 2047), each short enough for a line of one. */
function encoded(string $text): string
{
    preg_match_all('/.{1,11}/us', $text, $parts);
    return implode("\r\n ", array_map(fn (string $part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
}

/** JSON for scripts; for browsers that show the answer a page, which on success is the site's own. */
function answer(array $config, array $result): void
{
    $isTaken = $result['status'] < 300;
    $wantsPage = str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'text/html');
    http_response_code($wantsPage && $result['status'] === 200 ? 303 : $result['status']);
    header('Cache-Control: no-store');
    header('Vary: Origin, Accept');
    header('X-Content-Type-Options: nosniff');
    if ($result['status'] !== 403) {
        header("Access-Control-Allow-Origin: {$_SERVER['HTTP_ORIGIN']}");
        header('Access-Control-Allow-Methods: POST');
        header('Access-Control-Allow-Headers: content-type, idempotency-key');
    }
    if ($result['status'] === 405) {
        header('Allow: POST, OPTIONS');
    }
    if (isset($result['after'])) {
        header('Retry-After: ' . $result['after']);
    }
    if ($result['status'] === 204) {
        return;
    }
    if (!$wantsPage) {
        header('Content-Type: application/json');
        $told = $isTaken ? [] : ['erreur' => $result['error'], 'champs' => $result['fields'] ?? []];
        echo json_encode(['ok' => $isTaken] + $told, JSON_UNESCAPED_UNICODE);
    } elseif ($isTaken) {
        header("Location: {$config['thanks']}");
    } else {
        header('Content-Type: text/html; charset=utf-8');
        header("Content-Security-Policy: default-src 'none'");
        $to = htmlspecialchars($config['to']);
        echo '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Message non envoyé</title>',
            "<h1>Message non envoyé</h1><p>{$result['error']}</p>",
            "<p>Revenez à la page précédente, où votre texte est encore, ou écrivez à <a href=\"mailto:$to\">$to</a>.</p></html>";
    }
}
