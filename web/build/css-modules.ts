/** The same class names in the browser bundle and in the prerendered page, which are built separately. */
export const cssModules = { generateScopedName: '[local]-[hash:base64:5]' };
