/work/t/run node build/cli/start.js build --no-compress --out /tmp/site-home --quiet
