import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { cabinet, missing, nowhere, sofa } from '../../testing/samples.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Price } from '../Price/Price.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'ui/Sheets/ProductCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ProductCard,
} satisfies Meta<typeof ProductCard>;

export default meta;

const words = {
  vi: { title: 'Sofa ba chỗ Sương, vải lanh màu yến mạch', out: 'Tạm hết hàng' },
  en: { title: 'Suong three-seat sofa, oat linen', out: 'Sold out' },
  ko: { title: '스엉 3인 소파, 오트 리넨', out: '일시 품절' },
};

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['vi', 'en', 'ko'] as const}
      columns={['plain', 'reduced', 'sold out', 'no picture'] as const}
      cellWidth={220}
    >
      {(language, column) => (
        <div lang={language}>
          <ProductCard
            href={nowhere}
            title={words[language].title}
            brand="Mộc Xưởng"
            picture={column === 'no picture' ? missing : column === 'reduced' ? cabinet : sofa}
            price={
              column === 'reduced' ? (
                <Price current="9.675.000 đ" old="12.900.000 đ" percent="−25 %" />
              ) : (
                <Price current="12.900.000 đ" />
              )
            }
            rating={
              <Rating compact size="sm" value={4.7} text="4,7" count="(128)" label="4,7 / 5" />
            }
            badges={column === 'reduced' ? <Badge tone="paid">Ad</Badge> : undefined}
            action={
              column === 'plain' ? (
                <IconButton
                  variant="floating"
                  label="Lưu"
                  icon={<Heart size={20} strokeWidth={1.75} />}
                />
              ) : undefined
            }
            soldOut={column === 'sold out' ? words[language].out : undefined}
          />
        </div>
      )}
    </Sheet>
  ),
};
