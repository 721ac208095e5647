import sharp from 'sharp';
import { markup } from '../../pages/cards/card-text.ts';
import { fontFile } from '../../pages/cards/font/font-file.ts';

/** A paper of one page: its head, and what stands below, a line or a paragraph each; an empty one leaves room. */
export type Paper = { readonly title: string; readonly lines: readonly string[] };

/** A4 at 100 dots to the inch, and in points. */
const page = { width: 827, height: 1169, edge: 84 };
const points = { width: 595, height: 842 };

/** Whoever opens it shall not take it for somebody's. */
const notice = 'MẪU: giấy của dữ liệu mẫu, không có giá trị';

/** The paper as a scanner makes it: a PDF with a picture of its page, so that any reader shows its letters. */
export async function paperAsPdf(paper: Paper): Promise<Buffer> {
  return pdfOf(await scan(paper));
}

/** Its picture alone. */
export async function scan({ title, lines }: Paper): Promise<Buffer> {
  const text = [
    `<span size="11pt" foreground="#9a3b2a">${markup(notice)}</span>`,
    `<span size="21pt">${markup(title)}</span>`,
    ...lines.map((line) => `<span size="14pt">${markup(line)}</span>`),
  ].join('\n\n');
  const words = await sharp({
    text: {
      text: `<span foreground="#2b2b33">${text}</span>`,
      font: 'Hien Card 14',
      fontfile: fontFile,
      width: page.width - 2 * page.edge,
      wrap: 'word-char',
      dpi: 72,
      spacing: 4,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  const { width, height } = page;
  return sharp({ create: { width, height, channels: 3, background: '#fbfaf6' } })
    .composite([{ input: words, left: page.edge, top: page.edge }])
    .jpeg({ quality: 62 })
    .toBuffer();
}

/** A page that a picture fills. */
function pdfOf(picture: Buffer): Buffer {
  const drawing = `q ${points.width} 0 0 ${points.height} 0 0 cm /Page Do Q`;
  const objects: readonly (readonly [dictionary: string, stream?: Buffer])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Count 1 /Kids [3 0 R] >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.width} ${points.height}] /Resources << /XObject << /Page 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`,
      picture,
    ],
    [`<< /Length ${drawing.length} >>`, Buffer.from(drawing)],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, [dictionary, stream]] of objects.entries()) {
    places.push(length);
    add(Buffer.from(`${at + 1} 0 obj\n${dictionary}\n`));
    if (stream !== undefined)
      add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]));
    add(Buffer.from('endobj\n'));
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
