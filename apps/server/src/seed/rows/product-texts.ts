import { brands } from '../content/brands.ts';
import { families, type Size } from '../content/families.ts';
import { materials, type MaterialContent } from '../content/materials.ts';
import { paragraphs, sentences, text, type Text } from '../content/text.ts';
import { pick } from '../chance.ts';
import type { CatalogueEntry } from './catalogue-content.ts';

export function materialOf(entry: CatalogueEntry): MaterialContent {
  const material = materials[entry.model.material];
  if (material === undefined) throw new Error(`no text for the material ${entry.model.material}`);
  return material;
}

/** Whole centimetres of the edition: its own size or the model's. */
export function sizeOf({ model, edition }: CatalogueEntry): Size {
  const [w, d, h] = edition.size ?? model.size;
  return { w, d, h };
}

/** The name on the card: the piece, then what this edition is. */
export function nameOf({ model, edition }: CatalogueEntry): Text {
  const { name, suffix } = edition;
  if (name !== undefined) return name;
  if (suffix === null) return model.name;
  return text(
    `${model.name.vi}, ${suffix.vi}`,
    `${model.name.en}, ${suffix.en}`,
    `${model.name.ko}, ${suffix.ko}`,
  );
}

const madeToOrder = text(
  'Bản này làm sau khi đặt, xong trong 3–5 ngày làm việc rồi mới giao; vì thế chỉ đổi trả khi có lỗi từ xưởng.',
  'This edition is made after you order, within 3–5 business days, and can be returned only if the workshop is at fault.',
  '이 제품은 주문 후 영업일 3~5일 안에 제작해 보내 드리며, 공방의 하자가 있을 때만 교환·반품됩니다.',
);

/** Several paragraphs: the piece, this edition and its measures, the material, and how it was made. */
export function descriptionOf(entry: CatalogueEntry): Text {
  const brand = brands[entry.brandId - 1];
  if (brand === undefined) throw new Error(`no brand for ${entry.model.id}`);
  const family = families[entry.model.category];
  const fit = family.fit(sizeOf(entry), entry.model.id);
  return paragraphs([
    entry.piece.about,
    sentences(
      entry.edition.madeToOrder
        ? [entry.edition.lead, fit, madeToOrder]
        : [entry.edition.lead, fit],
    ),
    pick(materialOf(entry).notes, entry.model.id, entry.edition.key, 'note'),
    family.craft ?? brand.craft,
  ]);
}

const assembled = text(
  'Đo ngoài phủ bì khi đã lắp xong, sai số cho phép ±1 cm.',
  'Measured overall once assembled, within ±1 cm.',
  '조립을 마친 바깥 치수이며 ±1cm의 오차가 있을 수 있습니다.',
);

/** How its sizes were measured. */
export const measurementOf = ({ model }: CatalogueEntry): Text =>
  families[model.category].measurement ?? assembled;

const colourTags: Readonly<Record<string, string>> = {
  black: 'màuđen',
  cream: 'màukem',
  oat: 'yếnmạch',
  sage: 'xanhxôthơm',
  moss: 'xanhrêu',
  clay: 'đấtnung',
  laterite: 'đáong',
  cognac: 'màubò',
  forest: 'xanhrừng',
  gold: 'màuđồng',
  white: 'màutrắng',
  sand: 'màucát',
  grey: 'màuxám',
  'grey-green': 'xanhxám',
  'mist-blue': 'xanhsương',
};

const materialTags: Readonly<Record<string, string>> = {
  oak: 'gỗsồi',
  walnut: 'gỗócchó',
  linen: 'vảilanh',
  cotton: 'vảicotton',
  boucle: 'bouclé',
  velvet: 'vảinhung',
  leather: 'dabò',
  rattan: 'mâyđan',
  brass: 'đồngthau',
  glass: 'thủytinh',
  ceramic: 'gốm',
  paper: 'giấydó',
  steel: 'thép',
  travertine: 'travertine',
  marble: 'đácẩmthạch',
  terrazzo: 'đámài',
  wool: 'lencừu',
  jute: 'cói',
  plant: 'câyxanh',
  'brushed-steel': 'thépkhônggỉ',
  'tempered-glass': 'kínhcườnglực',
  enamel: 'thépmen',
  'matt-plastic': 'nhựamờ',
  'speaker-cloth': 'vảiloa',
  'floorboard-oak': 'gỗsồi',
  'floorboard-walnut': 'gỗócchó',
  'floorboard-pine': 'gỗthông',
  porcelain: 'porcelain',
  'clay-tile': 'gạchđấtnung',
  microcement: 'viximăng',
  limewash: 'vôitôi',
  emulsion: 'sơnnước',
};

/** Hashtags without the sign: what it is, material, colour, and the workshop. */
export function hashtagsOf(entry: CatalogueEntry): string[] {
  const [kind = ''] = entry.model.name.vi.split(/[,\d]/);
  const words = kind
    .split(' ')
    .slice(0, kind.startsWith('Sofa') ? 1 : 2)
    .join('');
  const brand = brands[entry.brandId - 1]?.name ?? '';
  const tags = [
    words,
    materialTags[entry.model.material] ?? '',
    colourTags[entry.model.colour] ?? '',
    brand,
  ];
  return [...new Set(tags.map((tag) => tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')))].filter(
    (tag) => tag !== '',
  );
}
