/** Drawn faces: no photographs, nobody's likeness. Twelve share their homes, seven try the product out, the later ones share their homes too. */
import type { Language } from '../src/types.ts';
import { laterFaces } from './faces.ts';

export interface Face {
  skin: string;
  hair: string;
  shirt: string;
  ground: string;
  style: keyof typeof hairs;
  extra?: keyof typeof extras;
  alt: Record<Language, string>;
}

const hairs = {
  bob: (c: string) =>
    `<path d="M74 150c-14-70 12-104 54-104s68 34 54 104c-6 14-20 14-22 2l-4-58c-24 2-42-6-52-18-4 16-8 18-8 28l-2 46c-2 12-16 12-20 0z" fill="${c}"/>`,
  short: (c: string) =>
    `<path d="M82 112c-6-44 16-68 48-68 30 0 52 24 44 68-6-16-10-26-18-34-22 6-44 4-58-2-8 8-12 20-16 36z" fill="${c}"/>`,
  bun: (c: string) =>
    `<circle cx="128" cy="40" r="20" fill="${c}"/><path d="M82 118c-8-46 14-70 46-70s54 24 46 70c-8-22-20-38-46-38s-38 16-46 38z" fill="${c}"/>`,
  long: (c: string) =>
    `<path d="M72 196c-10-92 4-150 56-150s66 58 56 150c-10 8-22 6-28-2l-2-94c-20 0-36-8-44-20-2 14-8 16-10 24l-2 90c-6 8-18 10-26 2z" fill="${c}"/>`,
  curly: (c: string) =>
    [
      [92, 92, 20],
      [84, 74, 18],
      [100, 58, 20],
      [122, 50, 20],
      [146, 54, 20],
      [164, 70, 19],
      [168, 92, 18],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join(''),
  bald: (c: string) =>
    `<path d="M84 112c-2-12 0-22 4-30 2 12 2 20 0 30zM172 112c2-12 0-22-4-30-2 12-2 20 0 30z" fill="${c}"/>`,
};
const extras = {
  glasses:
    '<g fill="none" stroke="#2a2723" stroke-width="3"><circle cx="110" cy="118" r="13"/><circle cx="146" cy="118" r="13"/><path d="M123 116h10"/></g>',
  beard:
    '<path d="M92 130c2 40 18 52 36 52s34-12 36-52c-8 16-18 20-36 20s-28-4-36-20z" fill="#3b2f27"/>',
  helmet:
    '<path d="M76 98c0-40 24-58 52-58s52 18 52 58z" fill="#d9a05b"/><rect x="68" y="94" width="120" height="10" rx="5" fill="#c98a3f"/>',
};
const text = (vi: string, en: string, ko: string): Record<Language, string> => ({
  vi: `Ảnh đại diện vẽ: ${vi}`,
  en: `Drawn avatar: ${en}`,
  ko: `그린 프로필: ${ko}`,
});

const faces: Face[] = [
  {
    skin: '#e9c3a0',
    hair: '#2c221d',
    shirt: '#1f4d3a',
    ground: '#e9dfcc',
    style: 'bob',
    alt: text('tóc ngắn ngang vai', 'a bob haircut', '단발머리'),
  },
  {
    skin: '#d9a97f',
    hair: '#1f1a18',
    shirt: '#9c4c36',
    ground: '#d9e0d3',
    style: 'short',
    alt: text('tóc ngắn', 'short hair', '짧은 머리'),
  },
  {
    skin: '#f0d0b2',
    hair: '#3b2a20',
    shirt: '#b8955a',
    ground: '#e5d3c5',
    style: 'bun',
    alt: text('tóc búi', 'hair in a bun', '올림머리'),
  },
  {
    skin: '#c98f66',
    hair: '#231b17',
    shirt: '#33495c',
    ground: '#efe6d6',
    style: 'short',
    extra: 'glasses',
    alt: text('đeo kính, tóc ngắn', 'glasses and short hair', '안경과 짧은 머리'),
  },
  {
    skin: '#e6bd98',
    hair: '#2a201b',
    shirt: '#98a388',
    ground: '#f0e2d0',
    style: 'long',
    alt: text('tóc dài', 'long hair', '긴 머리'),
  },
  {
    skin: '#d4a27a',
    hair: '#29201b',
    shirt: '#2a2723',
    ground: '#d6cdbd',
    style: 'short',
    extra: 'beard',
    alt: text('có râu', 'a beard', '수염'),
  },
  {
    skin: '#ecc9a8',
    hair: '#5b4231',
    shirt: '#c9a093',
    ground: '#dfe4dc',
    style: 'curly',
    alt: text('tóc xoăn', 'curly hair', '곱슬머리'),
  },
  {
    skin: '#cf9b72',
    hair: '#2a211c',
    shirt: '#c2913c',
    ground: '#e9dccb',
    style: 'bald',
    extra: 'helmet',
    alt: text('đội mũ bảo hộ', 'a builder’s helmet', '안전모'),
  },
  {
    skin: '#f1d3b8',
    hair: '#8b8178',
    shirt: '#6d6c52',
    ground: '#ece4d8',
    style: 'bun',
    extra: 'glasses',
    alt: text('tóc bạc búi, đeo kính', 'grey bun and glasses', '은발과 안경'),
  },
  {
    skin: '#dbae86',
    hair: '#9a938a',
    shirt: '#24465a',
    ground: '#dcd4c6',
    style: 'short',
    alt: text('tóc muối tiêu', 'greying hair', '희끗한 머리'),
  },
  {
    skin: '#e3b68f',
    hair: '#241c18',
    shirt: '#8f5a36',
    ground: '#d5ddd8',
    style: 'bob',
    extra: 'glasses',
    alt: text('tóc ngang vai, đeo kính', 'a bob and glasses', '단발과 안경'),
  },
  {
    skin: '#c58a60',
    hair: '#1d1816',
    shirt: '#e0d6c4',
    ground: '#c9d0cc',
    style: 'long',
    alt: text('tóc dài, áo sáng', 'long hair, light shirt', '긴 머리와 밝은 옷'),
  },
  {
    skin: '#ebc6a4',
    hair: '#3a2a22',
    shirt: '#7b8a6f',
    ground: '#efe3d2',
    style: 'curly',
    extra: 'glasses',
    alt: text('tóc xoăn, đeo kính', 'curly hair and glasses', '곱슬머리와 안경'),
  },
  {
    skin: '#d6a67d',
    hair: '#211a17',
    shirt: '#5b6f7d',
    ground: '#e6ddcd',
    style: 'short',
    extra: 'beard',
    alt: text(
      'tóc ngắn, có râu, áo xanh xám',
      'short hair, a beard and a slate shirt',
      '짧은 머리와 수염, 청회색 옷',
    ),
  },
  {
    skin: '#e8bf9b',
    hair: '#4a3427',
    shirt: '#a5503a',
    ground: '#dfe2d8',
    style: 'bun',
    alt: text(
      'tóc nâu búi, áo màu đất nung',
      'brown bun and a clay shirt',
      '갈색 올림머리와 테라코타 옷',
    ),
  },
  {
    skin: '#cc966b',
    hair: '#241c18',
    shirt: '#c7b48d',
    ground: '#d8d9d0',
    style: 'curly',
    alt: text(
      'tóc xoăn đen, áo màu cát',
      'dark curls and a sand shirt',
      '검은 곱슬머리와 모래색 옷',
    ),
  },
  {
    skin: '#d3a079',
    hair: '#2b221d',
    shirt: '#39504a',
    ground: '#ecdcc6',
    style: 'short',
    extra: 'helmet',
    alt: text(
      'đội mũ bảo hộ, áo xanh rêu',
      'a builder’s helmet and a moss shirt',
      '안전모와 이끼색 옷',
    ),
  },
  {
    skin: '#ddb18b',
    hair: '#6f655c',
    shirt: '#2f3d4a',
    ground: '#eae2d4',
    style: 'bald',
    extra: 'glasses',
    alt: text('đầu hói, đeo kính', 'a bald head and glasses', '대머리와 안경'),
  },
  {
    skin: '#efcfb1',
    hair: '#1f1917',
    shirt: '#b9926a',
    ground: '#e2dccf',
    style: 'long',
    extra: 'glasses',
    alt: text('tóc dài, đeo kính', 'long hair and glasses', '긴 머리와 안경'),
  },
];

export interface Drawn {
  id: string;
  svg: string;
  alt: Record<Language, string>;
}

function draw({ skin, hair, shirt, ground, style, extra }: Face): string {
  const back = style === 'long' || style === 'bob' ? hairs[style](hair) : '';
  const front =
    style === 'long' || style === 'bob'
      ? `<path d="M84 108c2-40 20-54 44-54s42 14 44 54c-6-18-12-28-20-34-18 8-44 8-56 2-6 8-10 18-12 32z" fill="${hair}"/>`
      : hairs[style](hair);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${ground}"/>${back}<path d="M40 256c4-50 40-66 88-66s84 16 88 66z" fill="${shirt}"/><path d="M110 160h36v32c-6 14-30 14-36 0z" fill="${skin}"/><path d="M110 172c10 10 26 10 36 0v10c-10 10-26 10-36 0z" fill="#000" opacity=".08"/><ellipse cx="128" cy="118" rx="43" ry="52" fill="${skin}"/>${extra === 'beard' ? extras.beard : ''}${extra === 'helmet' ? '' : front}<g fill="#2a2723"><circle cx="111" cy="118" r="4"/><circle cx="145" cy="118" r="4"/></g><path d="M116 144c6 7 18 7 24 0" fill="none" stroke="#8a4b3a" stroke-width="4" stroke-linecap="round"/>${extra && extra !== 'beard' ? extras[extra] : ''}</svg>\n`;
}

export function avatars(): Drawn[] {
  return [...faces, ...laterFaces].map((face, index) => ({
    id: `avatar-${String(index + 1).padStart(2, '0')}`,
    svg: draw(face),
    alt: face.alt,
  }));
}
