/** The one way from the product into the demo, which is loaded only by a site that shows it. */
export const importDemo = () => import("#demo/demo.ts");
