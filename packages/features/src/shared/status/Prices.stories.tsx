import { formatInteger, formatPercent, formatVnd, languages, type Language } from '@hien/domain';
import { Badge, Price } from '@hien/ui';
import { Sheet } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const words = {
  vi: {
    from: 'Từ',
    upwards: '',
    drawings: 'Bản vẽ',
    vat: 'Đã gồm VAT',
    net: 'Chưa gồm VAT',
    ask: 'Liên hệ báo giá',
    free: 'Miễn phí',
    points: 'điểm',
    app: 'Giá trên ứng dụng',
    left: 'Còn 5 giờ',
    per: '/m²',
    old: 'Giá gốc',
    now: 'Giá bán',
  },
  en: {
    from: 'From',
    upwards: '',
    drawings: 'Drawings',
    vat: 'VAT included',
    net: 'Before VAT',
    ask: 'Ask for a quote',
    free: 'Free',
    points: 'points',
    app: 'In the app',
    left: '5 hours left',
    per: '/m²',
    old: 'Was',
    now: 'Now',
  },
  ko: {
    from: undefined,
    upwards: '부터',
    drawings: '도면',
    vat: '부가세 포함',
    net: '부가세 별도',
    ask: '견적 문의',
    free: '무료',
    points: '포인트',
    app: '앱 전용가',
    left: '5시간 남음',
    per: '/m²',
    old: '정가',
    now: '판매가',
  },
} as const satisfies Record<Language, Record<string, string | undefined>>;

const rows = [
  'plain',
  'dropped',
  'from',
  'a square metre',
  'with VAT',
  'without VAT',
  'drawings',
  'on request',
  'free',
  'points',
  'large, dropped',
  'small, dropped',
  'over a thousand million',
] as const;

const shown = (row: (typeof rows)[number], language: Language): ReactNode => {
  const text = words[language];
  const money = (amount: number) => formatVnd(amount, language);
  const dropped = {
    current: money(9_675_000),
    old: money(12_900_000),
    percent: `−${formatPercent(25, language)}`,
    oldLabel: text.old,
    currentLabel: text.now,
  };
  switch (row) {
    case 'plain':
      return <Price current={money(12_900_000)} />;
    case 'dropped':
      return <Price {...dropped} />;
    case 'from':
      return <Price prefix={text.from} current={`${money(4_650_000)}${text.upwards}`} />;
    case 'a square metre':
      return <Price prefix={text.from} current={`${money(4_200_000)}${text.per}${text.upwards}`} />;
    case 'with VAT':
      return <Price current={money(12_900_000)} note={text.vat} />;
    case 'without VAT':
      return <Price current={money(11_727_273)} note={text.net} />;
    case 'drawings':
      return <Price prefix={text.drawings} current={money(4_500_000)} />;
    case 'on request':
      return <Price current={text.ask} />;
    case 'free':
      return <Price current={text.free} old={money(450_000)} oldLabel={text.old} />;
    case 'points':
      return <Price current={`${formatInteger(120_000, language)} ${text.points}`} />;
    case 'large, dropped':
      return <Price size="lg" {...dropped} note={text.vat} />;
    case 'small, dropped':
      return <Price size="sm" {...dropped} />;
    case 'over a thousand million':
      return <Price current={money(1_284_500_000)} />;
  }
};

const meta = {
  title: 'business/Prices',
  component: Price,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { current: '' },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  render: () => (
    <Sheet rows={rows} columns={languages} cellWidth={300}>
      {(row, language) => <div lang={language}>{shown(row, language)}</div>}
    </Sheet>
  ),
};

const badges = ['percent', 'app only', 'nearly over', 'free delivery'] as const;

export const Badges: Story = {
  render: () => (
    <Sheet rows={badges} columns={languages}>
      {(row, language) => {
        const text = words[language];
        return (
          <span lang={language}>
            {row === 'percent' ? (
              <Badge tone="accent" variant="solid">
                −{formatPercent(25, language)}
              </Badge>
            ) : row === 'app only' ? (
              <Badge tone="info">{text.app}</Badge>
            ) : row === 'nearly over' ? (
              <Badge tone="accent">{text.left}</Badge>
            ) : (
              <Badge tone="positive">{text.free}</Badge>
            )}
          </span>
        );
      }}
    </Sheet>
  ),
};
