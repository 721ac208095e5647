import type { Meta, StoryObj } from '@storybook/react-vite';
import { armchair, cabinet, nowhere, sofa, table } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';
import { brandNames, brandTitles, type BrandName } from '../../theme/brand-names.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import footer from '../Footer/Footer.stories.tsx';
import { Footer } from '../Footer/Footer.tsx';
import header from '../Header/Header.stories.tsx';
import { Header } from '../Header/Header.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Text } from '../Text/Text.tsx';
import { PageFrame } from './PageFrame.tsx';
import { told } from '../../testing/languages/InLanguage.tsx';

const goods = [
  [common.suongThreeSeatSofa, sofa, dong(12_900_000)],
  [common.gioLoungeChair, armchair, dong(4_650_000)],
  [common.oakDiningTable, table, dong(9_800_000)],
  [common.slattedSideboard, cabinet, dong(7_200_000)],
] as const;

const page = (
  <Container>
    <Stack gap={6} style={{ paddingBlock: 24 }}>
      <Breadcrumbs
        label="Bạn đang ở"
        trail={[{ label: common.home, href: nowhere }]}
        current={common.livingRoom}
      />
      <Heading level={1}>{common.livingRoom}</Heading>
      <Text tone="muted">
        {words(
          'Chọn phong cách, rồi chọn từng món cho căn phòng đầu tiên.',
          'Choose a style, then each piece for your first room.',
          '스타일을 고르고 첫 번째 방을 하나씩 채워 보세요.',
        )}
      </Text>
      <Grid columns={{ phone: 2, desktop: 4 }}>
        {goods.map(([title, picture, price]) => (
          <ProductCard
            key={title}
            level={2}
            href={nowhere}
            title={title}
            picture={picture}
            price={<Price current={price} />}
          />
        ))}
      </Grid>
    </Stack>
  </Container>
);

const meta = {
  title: 'ui/Layout/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { children: page, skip: null, header: null, footer: null },
  argTypes: {
    frame: { control: 'select', options: brandNames },
    skip: { control: false },
    header: { control: false },
    footer: { control: false },
    bar: { control: false },
    children: { control: false },
  },
  render: told(({ frame = 'default', children }) => (
    <PageFrame
      frame={frame}
      skip={<SkipLink label={words('Tới nội dung', 'To the content', '본문으로')} />}
      header={
        <Header
          {...header.args}
          frame={frame}
          logo={<Logo brand={frame} />}
          home={{ href: '#home', label: `${brandTitles[frame]}, về trang chủ` }}
        />
      }
      footer={<Footer {...footer.args} logo={<Logo brand={frame} size={24} />} />}
    >
      {children}
    </PageFrame>
  )),
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (frame: BrandName): Story => ({ globals: { brand: frame }, args: { frame } });

export const Default: Story = of('default');
export const Demo: Story = of('demo');
export const Samsung: Story = of('samsung');
export const Bgrid: Story = of('bgrid');
export const Vib: Story = of('vib');
