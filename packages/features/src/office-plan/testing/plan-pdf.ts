/** What a page of a plan draws: walls of a floor, and a door at its bottom, swung over a quarter by the curve that programs write. */
export const pageOfPlan = [
  '2 w',
  '40 40 720 480 re S',
  '400 40 m 400 220 l S',
  '400 310 m 400 520 l S',
  // The leaf, open to the right, and the way it swings.
  '400 220 m 490 220 l S',
  '490 220 m 490 269.7 449.7 310 400 310 c S',
  'BT /F1 14 Tf 60 60 Td (Tang 7 - mat bang - TL 1/100) Tj ET',
].join('\n');

/** A page that names a floor and draws nothing that is a wall. */
export const pageOfWords = 'BT /F1 32 Tf 80 300 Td (Ho so thiet ke van phong) Tj ET';

/** A floor of three rooms as a scanner packs it: 400 × 280 pixels of JPEG 2000, which no browser but one unpacks by itself. */
const scan = Uint8Array.from(
  atob(
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAABDanAyaAAAABZpaGRyAAABGAAAAZAAAgcHAAAAAAAPY29scgEAAAAAABEAAAAWY2RlZgACAAAAAAABAAEAAQAAAAAB7mpwMmP/T/9RACwAAAAAAZAAAAEYAAAAAAAAAAAAAAGQAAABGAAAAAAAAAAAAAIHAQEHAQH/UgAMAAAAAQAFBAQAAf9cABNAQEhIUEhIUEhIUEhIUEhIUP9kACUAAUNyZWF0ZWQgYnkgT3BlbkpQRUcgdmVyc2lvbiAyLjUuMP+QAAoAAAAAAWoAAf+T3xsQFJuttrrci38/ubVfLF1DJHPacgMyyIH2IoIxcEMw8+SDskjpzuqlvnWabTm1MqPoT8+kOBQAXK59/3/HCxxoDBf0eAUXc9jr4uO+CTbwEWHFgN8hqFaAUN6NUvdO4wB+aX7e1v6ejNpKAKjDzspB9LEWCchPLKdehBd6CCJ5gN8C9x4fwGN9rv8XRBRj1iaN8IIaX0ICJxQggSLiGRSsQqmACq+423lFG4DjaGoM9PqinpyyQeYIjCPJH/9xXT9yQzcVsO2UWe803gvvL4dMX6ytVBQu/x7m6X2Qf8Imv895TCqe/t/rSvMQ3EJr/OalgPPiX4l4h4gc+KfpgPxPi/xQzvF7WfgH88Cs3Zq+owQ/3XG6O7zWQH//fZ2qPuGgB/9+Vs9gTdVSud/G42TcvmytYUNLSKv+Ek5H03DS5/8KWygUOG4WfT8H/M9ONRQ4bhfKhAv5WV+A/9k=',
  ),
  (letter) => letter.codePointAt(0) ?? 0,
);
export const pageOfScan = 'q 800 0 0 560 0 0 cm /Scan Do Q';
const scanned = [...scan].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A PDF of pages of 800 × 560 points, written here and now; a locked one asks for a password that nobody knows. */
export function planPdf(name: string, pages: readonly string[], isLocked = false): File {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${at * 2 + 5} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /XObject /Subtype /Image /Width 400 /Height 280 /Filter [/ASCIIHexDecode /JPXDecode] /Length ${scanned.length + 1} >>\nstream\n${scanned}>\nendstream`,
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 800 560] /Resources << /Font << /F1 3 0 R >> /XObject << /Scan 4 0 R >> >> /Contents ${at * 2 + 6} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...(isLocked
      ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}> >>`]
      : []),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const lock = isLocked
    ? ` /Encrypt ${objects.length} 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`
    : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places
    .map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    .join(
      '',
    )}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${table}\n%%EOF\n`;
  return new File([file], name, { type: 'application/pdf' });
}
