import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Input } from '../../components/Input/Input.tsx';
import { Inline, Stack } from '../../components/layout/Stack.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { nowhere, sofa } from '../../testing/samples.ts';
import { brandNames, brandTitles, type BrandName, type Mode } from '../brand-names.ts';
import { loadBrandTheme } from '../load-brand-theme.ts';
import * as s from './Brands.css.ts';

/** A brand is a file in tokens/brands/; every one that is there stands here. */
const meta = {
  title: 'foundations/Brands',
  // Its page is .storybook/docs/brands.mdx.
  tags: ['!autodocs'],
  loaders: [() => Promise.all(brandNames.map(loadBrandTheme))],
} satisfies Meta;
export default meta;

const nothing = () => undefined;

const Brand = ({ brand }: { brand: BrandName }) => (
  <section data-brand={brand} className={s.brand} aria-label={brandTitles[brand]}>
    <div className={s.head}>
      <Logo brand={brand} />
    </div>
    <Stack gap={4} className={s.parts}>
      <Heading level={2}>Phòng khách đón nắng</Heading>
      <Inline gap={2}>
        <Button variant="primary">Thêm vào giỏ</Button>
        <Button variant="secondary">Lưu lại</Button>
      </Inline>
      <Inline gap={2}>
        <Chip chosen onToggle={nothing}>
          Gỗ sồi
        </Chip>
        <Chip onToggle={nothing}>Mây đan</Chip>
        <StatusBadge tone="positive">Đã giao</StatusBadge>
      </Inline>
      <Field label="Họ và tên" hint="Như trên giấy tờ">
        <Input defaultValue="Trần Thị Ngọc Ánh" />
      </Field>
      <Notice tone="info">Đơn từ 5.000.000 đ được giao và lắp đặt miễn phí.</Notice>
      <ProductCard
        level={3}
        href={nowhere}
        title="Sofa ba chỗ Sương"
        picture={sofa}
        price={<Price current="12.900.000 đ" old="17.200.000 đ" oldLabel="Giá gốc" />}
      />
    </Stack>
  </section>
);

const all = (mode: Mode): StoryObj => ({
  render: () => (
    <div className={s.row} data-mode={mode}>
      {brandNames.map((brand) => (
        <Brand key={brand} brand={brand} />
      ))}
    </div>
  ),
});

export const Light: StoryObj = all('light');
export const Dark: StoryObj = all('dark');
