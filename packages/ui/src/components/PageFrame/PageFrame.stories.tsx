import type { Meta, StoryObj } from '@storybook/react-vite';
import { armchair, cabinet, nowhere, sofa, table } from '../../testing/samples.ts';
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

const goods = [
  ['Sofa ba chỗ Sương', sofa, '12.900.000 đ'],
  ['Ghế thư giãn Gió', armchair, '4.650.000 đ'],
  ['Bàn ăn gỗ sồi', table, '9.800.000 đ'],
  ['Tủ thấp cửa nan', cabinet, '7.200.000 đ'],
] as const;

const page = (
  <Container>
    <Stack gap={6} style={{ paddingBlock: 24 }}>
      <Breadcrumbs
        label="Bạn đang ở"
        trail={[{ label: 'Trang chủ', href: nowhere }]}
        current="Phòng khách"
      />
      <Heading level={1}>Phòng khách</Heading>
      <Text tone="muted">Chọn phong cách, rồi chọn từng món cho căn phòng đầu tiên.</Text>
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
  render: ({ frame = 'default', children }) => (
    <PageFrame
      frame={frame}
      skip={<SkipLink label="Tới nội dung" />}
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
  ),
} satisfies Meta<typeof PageFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (frame: BrandName): Story => ({ globals: { brand: frame }, args: { frame } });

export const Default: Story = of('default');
export const Demo: Story = of('demo');
export const Samsung: Story = of('samsung');
export const Bgrid: Story = of('bgrid');
export const Vib: Story = of('vib');
