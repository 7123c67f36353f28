/** A pure reading of a header, remembered: a few values make up nearly all requests. The memory is bounded. */
export function remembered<Answer>(
  read: (text: string) => Answer,
  most = 1_000,
): (text: string | undefined) => Answer {
  const known = new Map<string, Answer>();
  return (text = '') => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = read(text);
    if (text.length > 500) return answer;
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
