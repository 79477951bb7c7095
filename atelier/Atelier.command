#!/bin/sh
# Ouvre l'atelier du site dans le navigateur, sous macOS et Linux. Un double-clic suffit.

stop() {
  printf '%s\n\nAppuyez sur Entrée pour fermer cette fenêtre.' "$1"
  read -r _
  exit 1
}

cd "$(dirname "$0")/.." && [ -f atelier/open.js ] ||
  stop "Ce fichier ne marche que dans le dossier « atelier » du site : remettez-le à sa place."

command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 ||
  stop "Il manque Node.js, avec lequel le site se construit. Installez la version LTS, https://nodejs.org/fr/download, puis ouvrez de nouveau ce fichier."

node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  stop "Node.js $(node --version) est trop ancien : il faut la version 20.19 ou une plus récente. Installez la version LTS, https://nodejs.org/fr/download, puis ouvrez de nouveau ce fichier."

node atelier/open.js || stop ''
