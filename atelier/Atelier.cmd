@echo off
rem Ouvre l'atelier du site dans le navigateur, sous Windows. Un double-clic suffit.
chcp 65001 >nul
title Atelier
pushd "%~dp0.."

if not exist atelier\open.js (
  echo Ce fichier ne marche que dans le dossier « atelier » du site : remettez-le à sa place.
  echo Si le site est dans un fichier .zip, extrayez d'abord tout ce qu'il contient.
  goto fin
)

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

node atelier\open.js

:fin
echo.
pause
