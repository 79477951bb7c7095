<?php

declare(strict_types=1);

// Settings of message.php, beside it; PHP shows none of them to visitors.
return [
    'to' => 'contact@exemple.fr',
    // An address of the site's own domain: mail servers distrust any other.
    'from' => 'site@exemple.fr',
    // Origins of the form. A page served at several addresses, with and without www., needs them all.
    'origins' => ['https://exemple.fr'],
    'thanks' => 'https://exemple.fr/merci',
    // A folder that PHP may write and that is not published. What it remembers is gone after a day.
    'memory' => __DIR__ . '/../../memoire-des-messages',
];
