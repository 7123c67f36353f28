/**
 * The address of a question that somebody asked. It names no subject and stays the same when the question is published:
 * addresses stand in logs, in the browser's history and in mail.
 */
export const neutralSlug = (id: number): string => `kithkhva-${id}`;
