#!/bin/sh
# Ouvre l'atelier du site dans le navigateur, sous macOS et Linux. Un double-clic suffit.

cd "$(dirname "$0")/.." || exit 1

stop() {
  printf '\n%s\n\nAppuyez sur Entrée pour fermer cette fenêtre.' "$1"
  read -r _
  exit 1
}

command -v node >/dev/null 2>&1 ||
  stop "Il manque Node.js, avec lequel le site se construit. Installez la version LTS, https://nodejs.org/fr/download, puis ouvrez de nouveau ce fichier."

node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  stop "Node.js $(node --version) est trop ancien : il faut la version 20.19 ou une plus récente. Installez la version LTS, https://nodejs.org/fr/download, puis ouvrez de nouveau ce fichier."

# npm écrit ce fichier une fois que tout est installé.
if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  echo "Première ouverture, ou nouvelle version : ce qui manque s'installe. Comptez une à deux minutes…"
  npm ci --no-audit --no-fund ||
    stop "L'installation n'a pas abouti. Vérifiez que cet ordinateur est relié à internet, puis ouvrez de nouveau ce fichier."
fi

echo "L'atelier se prépare…"
npm run --silent atelier || stop "L'atelier s'est arrêté. Ce qui est écrit plus haut dit pourquoi."
