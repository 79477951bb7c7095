@echo off
rem Ouvre l'atelier du site dans le navigateur, sous Windows. Un double-clic suffit.
chcp 65001 >nul
title Atelier
cd /d "%~dp0.."

where node >nul 2>nul
if errorlevel 1 (
  echo Il manque Node.js, avec lequel le site se construit. Sa page de téléchargement s'ouvre :
  echo installez la version LTS, puis ouvrez de nouveau ce fichier.
  echo https://nodejs.org/fr/download
  start "" "https://nodejs.org/fr/download"
  goto fin
)

node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)"
if errorlevel 1 (
  echo Node.js est trop ancien : il faut la version 20.19 ou une plus récente. Sa page de téléchargement s'ouvre :
  echo installez la version LTS, puis ouvrez de nouveau ce fichier.
  echo https://nodejs.org/fr/download
  start "" "https://nodejs.org/fr/download"
  goto fin
)

rem npm écrit ce fichier une fois que tout est installé.
node -e "const t = (f) => require('fs').statSync(f, { throwIfNoEntry: false })?.mtimeMs ?? 0; process.exit(t('node_modules/.package-lock.json') > t('package-lock.json') ? 0 : 1)"
if errorlevel 1 (
  echo Première ouverture, ou nouvelle version : ce qui manque s'installe. Comptez une à deux minutes...
  call npm ci --no-audit --no-fund
  if errorlevel 1 (
    echo L'installation n'a pas abouti. Vérifiez que cet ordinateur est relié à internet, puis ouvrez de nouveau ce fichier.
    goto fin
  )
)

echo L'atelier se prépare...
call npm run --silent atelier

:fin
echo.
pause
