/**
 * What a receiver is told by its surroundings: MESSAGE_TO, MESSAGE_FROM, MESSAGE_ORIGINS (several parted by commas), MESSAGE_THANKS.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function settingsIn(env) {
  return {
    to: settingIn(env, 'MESSAGE_TO'),
    from: settingIn(env, 'MESSAGE_FROM'),
    origins: settingIn(env, 'MESSAGE_ORIGINS')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    thanks: settingIn(env, 'MESSAGE_THANKS'),
  };
}

/** @param {Readonly<Record<string, string | undefined>>} env @param {string} name */
export function settingIn(env, name) {
  const value = env[name];
  if (!value) throw new Error(`the environment variable ${name} is missing`);
  return value;
}
