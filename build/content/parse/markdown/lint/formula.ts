/**
 * A formula of LaTeX, or the dollars around one that goes over lines. Between single dollars it has a command or a raised or lowered group, which
 * amounts and names of variables have not.
 */
export const FORMULA =
  /(?:^\$\$\s*$)|\$\$[^$\n]{1,300}\$\$|(?<![\p{L}\p{N}$])\$(?=[^$\n]{0,200}(?:\\[a-z]{2}|[_^]\{))[^$\n]{1,300}\$(?![\p{N}$])/giu;
