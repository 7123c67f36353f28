/** JSON that may stand in a script element: nothing in it can end the element or the line. */
export const escapeJson = (json: string): string =>
  /[<\u2028\u2029]/.test(json)
    ? json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json;
