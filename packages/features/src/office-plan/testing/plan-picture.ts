interface Drawn {
  width?: number;
  height?: number;
  /** `two`: a floor of half the width, and a slimmer one beside it. */
  look?: 'drawing' | 'negative' | 'blank' | 'photo' | 'two';
  type?: string;
}

/** A picture of an office's floor, 1,600 × 1,000 pixels or as told: three rooms of walls 8 pixels thick, drawn here and now. */
export async function planFile(
  name: string,
  { width = 1_600, height = 1_000, look = 'drawing', type = 'image/png' }: Drawn = {},
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const [paper, ink] = look === 'negative' ? ['black', 'white'] : ['white', 'black'];
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = ink;
  context.lineWidth = 8;
  if (look === 'photo')
    for (let at = 0; at < width; at += 4) {
      const light = 80 + Math.round(60 * Math.sin(at / 90) + 30);
      context.fillStyle = `rgb(${light} ${light} ${light})`;
      context.fillRect(at, 0, 4, height);
    }
  else if (look === 'two') {
    context.strokeRect(100, 100, width / 2 - 100, height - 200);
    context.strokeRect(100, 100, width / 4, height - 200);
    context.strokeRect(width / 2 + 150, 100, width / 2 - 250, height - 200);
  } else if (look !== 'blank') {
    context.strokeRect(100, 100, width - 200, height - 200);
    context.strokeRect(100, 100, (width - 200) / 2, height - 200);
    context.strokeRect(width / 2, 100, (width - 200) / 2, (height - 200) / 2);
  }
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, type);
  });
  if (blob === null) throw new Error('No picture');
  return new File([blob], name, { type });
}
