import sharp from 'sharp';

const page = { width: 450, height: 600 } as const;

/** Writes the file of a journal's issue: its cover page. */
export async function writeIssueFile({
  title,
  cover,
}: {
  title: string;
  cover: Uint8Array;
}): Promise<Buffer> {
  const { data, info } = await sharp(cover).jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  return writePdf({ title, jpeg: data, width: info.width, height: info.height });
}

/** Writes a PDF of one page filled by a JPEG (ISO 32000-1, DCTDecode). */
function writePdf(picture: { title: string; jpeg: Uint8Array; width: number; height: number }): Buffer {
  const { title, jpeg, width, height } = picture;
  const drawing = Buffer.from(`q ${page.width} 0 0 ${page.height} 0 0 cm /Cover Do Q`);
  const objects = [
    Buffer.from(
      '<< /Type /Catalog /Pages 2 0 R /Lang (ka) /ViewerPreferences << /DisplayDocTitle true >> >>',
    ),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
        '/Resources << /XObject << /Cover 5 0 R >> >> >>',
    ),
    stream('', drawing),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        '/BitsPerComponent 8 /Filter /DCTDecode ',
      jpeg,
    ),
    Buffer.from(`<< /Title <feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}> >>`),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  for (const [at, object] of objects.entries()) {
    starts.push(lengthOf(parts));
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end =
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${lengthOf(parts)}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const stream = (entries: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
