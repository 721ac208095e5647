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
  vi: {
    title: 'Sofa ba chỗ Sương, vải lanh màu yến mạch',
    out: 'Tạm hết hàng',
    paid: 'Tài trợ',
    prices: ['12.900.000 đ', '9.675.000 đ'],
    rating: '4,7',
  },
  en: {
    title: 'Sương three-seat sofa, oat linen',
    out: 'Sold out',
    paid: 'Sponsored',
    prices: ['12,900,000 đ', '9,675,000 đ'],
    rating: '4.7',
  },
  ko: {
    title: '스엉 3인 소파, 오트 리넨',
    out: '일시 품절',
    paid: '광고',
    prices: ['12,900,000 đ', '9,675,000 đ'],
    rating: '4.7',
  },
} as const;

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
                <Price
                  current={words[language].prices[1]}
                  old={words[language].prices[0]}
                  percent="−25%"
                />
              ) : (
                <Price current={words[language].prices[0]} />
              )
            }
            rating={
              <Rating
                compact
                size="sm"
                value={4.7}
                text={words[language].rating}
                count="(128)"
                label={`${words[language].rating} / 5`}
              />
            }
            badges={
              column === 'reduced' ? <Badge tone="paid">{words[language].paid}</Badge> : undefined
            }
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
