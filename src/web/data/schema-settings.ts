/**
 * Zod tries whether it may compile its schemas, and the content policy reports each try although it is caught. The setting
 * is left where Zod looks for it when it comes with a form's part, so that a page without forms does not carry Zod.
 */
export function keepSchemasFromCompiling(): void {
  const place = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
  place.__zod_globalConfig = { ...place.__zod_globalConfig, jitless: true };
}
