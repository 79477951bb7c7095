// Types of the files that esbuild turns into modules: class names of a CSS module, the published address of a font.
declare module '*.module.css' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.css';
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*?bytes' {
  const bytes: Uint8Array;
  export default bytes;
}
declare module '*?inline' {
  const code: string;
  export default code;
}
declare module '*.css?adopted';
declare module '*.svg?symbol' {
  const address: string;
  export default address;
}
