/** The product's only import of the demo, loaded only when the site shows it. */
export const importDemo = () => import("#demo/demo.ts");
