/** The top folder of the clone, wherever the command was called from. */
export const projectFolder: string;
export const portalFlags: readonly string[];
export const portalEnvironment: Readonly<Record<string, string>>;
