import type { Answer } from '@hien/api';
import type { Language } from '@hien/domain';
import { type CardContent, type CardKind, companyProjectCard, roomCard } from '@hien/domain/routes';

type Text = Readonly<Record<Language, string>>;

type Kind = {
  /** Over the picture; beside it where it shows one thing that must be seen whole. */
  readonly layout: 'over' | 'beside';
  readonly label: Text;
  /** What its page asks for: who may not read that gets no card. */
  readonly address: (key: string) => string;
  /** Null for what its page shows and nobody is to find any more. */
  readonly read: (data: never, key: string) => CardContent | null;
};

const numbered = /^[1-9]\d{0,9}$/;
const named = /^[\p{L}\p{N}-]{1,200}$/u;

const kind = <Data>(of: {
  readonly layout?: 'beside';
  readonly label: Text;
  readonly at: string;
  readonly key?: RegExp;
  /** Under which key its page asks, where several cards are of one page. */
  readonly of?: (key: string) => string;
  readonly read: (data: Data, key: string) => CardContent | null;
}): Kind & { readonly key: RegExp } => ({
  layout: of.layout ?? 'over',
  label: of.label,
  key: of.key ?? numbered,
  address: (key) => `${of.at}/${encodeURIComponent(of.of?.(key) ?? key)}`,
  read: of.read,
});

export const cards: Readonly<Record<CardKind, Kind & { readonly key: RegExp }>> = {
  articles: kind<Answer<'getArticle'>>({
    label: { vi: 'Cẩm nang ở nhà', en: 'The home magazine', ko: '집에 관한 읽을거리' },
    at: '/app/article',
    read: ({ title, picture }) => ({ title, picture }),
  }),
  essays: kind<Answer<'getEssay'>>({
    label: { vi: 'Tản văn', en: 'Essay', ko: '에세이' },
    at: '/app/essay',
    read: ({ title, picture }) => ({ title, picture }),
  }),
  'shared-homes': kind<Answer<'getInteriorShare'>>({
    label: { vi: 'Nhà thật', en: 'Real homes', ko: '집들이' },
    at: '/app/interior-share/detail',
    key: named,
    read: ({ title, picture }) => ({ title, picture }),
  }),
  designs: kind<Answer<'getDesignPreview'>>({
    label: { vi: 'Thiết kế nội thất', en: 'Interior design', ko: '인테리어 디자인' },
    at: '/app/interior-design/preview',
    read: ({ title, picture, price, is_on_sale }) =>
      is_on_sale ? { title, picture, price } : null,
  }),
  // A room and its design: `7-19`.
  'design-rooms': kind<Answer<'getDesignPreview'>>({
    label: { vi: 'Một phòng của thiết kế', en: 'A room of a design', ko: '디자인의 한 공간' },
    at: '/app/interior-design/preview',
    key: /^([1-9]\d{0,9})-([1-9]\d{0,9})$/,
    of: (key) => key.split('-')[0] ?? '',
    read: (design, key) => roomCard(design, Number(key.split('-')[1])),
  }),
  designers: kind<Answer<'getDesignPartner'>>({
    label: { vi: 'Người vẽ thiết kế', en: 'Interior designer', ko: '인테리어 디자이너' },
    at: '/app/interior-design/design-partner-detail',
    read: ({ name, picture }) => ({ title: name, picture: picture ?? undefined }),
  }),
  products: kind<Answer<'getProduct'>>({
    layout: 'beside',
    label: { vi: 'Cửa hàng Hiên', en: 'The Hiên shop', ko: 'Hiên 스토어' },
    at: '/mall/api/public/product/detail',
    read: ({ name, gallery, prices }) => ({
      title: name,
      picture: gallery[0],
      price: prices.finalPrice,
    }),
  }),
  contractors: kind<Answer<'getContractor'>>({
    label: { vi: 'Đơn vị thi công', en: 'Contractor', ko: '시공 업체' },
    at: '/app/contractor/detail',
    read: ({ company_name, pictures }) => ({ title: company_name, picture: pictures[0] }),
  }),
  'company-projects': kind<Answer<'getContractorProject'>>({
    label: { vi: 'Công trình của nhà thầu', en: 'A contractor’s project', ko: '시공 사례' },
    at: '/app/contractor/project',
    read: companyProjectCard,
  }),
  'built-homes': kind<Answer<'getBuiltProject'>>({
    label: { vi: 'Công trình đã bàn giao', en: 'A finished home', ko: '완공 사례' },
    at: '/app/built-project/detail',
    read: ({ name, cover, picture }) => ({ title: name, picture: cover ?? picture }),
  }),
  'finished-homes': kind<Answer<'getFinishedHome'>>({
    label: { vi: 'Nhà đã hoàn thiện', en: 'Room by room, finished', ko: '완성된 집' },
    at: '/app/room-by-room/showcase/detail',
    read: ({ name, cover, picture }) => ({ title: name, picture: cover ?? picture }),
  }),
  projects: kind<Answer<'getProject'>>({
    label: { vi: 'Từng phòng một', en: 'Room by room', ko: '룸바이룸' },
    at: '/app/room-by-room/project',
    read: ({ project_name, thumbnail }) => ({ title: project_name, picture: thumbnail }),
  }),
};

type Fetch = (request: Request) => Promise<Response>;

/** What stands on a card now; null where its page is not there for everybody. */
export async function readCard(
  fetch: Fetch,
  { language, kind: name, key }: { language: Language; kind: CardKind; key: string },
): Promise<CardContent | null> {
  const { key: shape, address, read } = cards[name];
  if (!shape.test(key)) return null;
  const answer = await fetch(
    new Request(`http://inner${address(key)}`, { headers: { 'accept-language': language } }),
  );
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address(key)} answered ${answer.status} to a card`);
  const found = (await answer.json()) as { data?: never };
  return read(found.data ?? (found as never), key);
}
