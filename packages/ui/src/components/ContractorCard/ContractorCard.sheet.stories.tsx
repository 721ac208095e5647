import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, eveningRoom, livingRoom, nowhere } from '../../testing/samples.ts';
import { Rating } from '../Rating/Rating.tsx';
import { ContractorCard } from './ContractorCard.tsx';

const meta = {
  title: 'ui/Sheets/ContractorCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ContractorCard,
} satisfies Meta<typeof ContractorCard>;

export default meta;

const words = {
  vi: {
    paid: 'Tài trợ',
    rating: '4,8',
    facts: ['Thủ Đức', '9 năm'],
    trades: ['Căn hộ', 'Trọn gói'],
  },
  en: {
    paid: 'Sponsored',
    rating: '4.8',
    facts: ['Thu Duc', '9 years'],
    trades: ['Flats', 'Turnkey'],
  },
  ko: { paid: '광고', rating: '4.8', facts: ['투득', '9년'], trades: ['아파트', '전체 시공'] },
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['vi', 'en', 'ko'] as const} columns={['plain', 'paid', 'paid row'] as const}>
      {(language, column) => (
        <div lang={language} style={{ width: column === 'paid row' ? 660 : 280 }}>
          <ContractorCard
            look={column === 'paid row' ? 'row' : 'card'}
            href={nowhere}
            name="Thợ Nhà Mình"
            verified="✓"
            paid={column === 'plain' ? undefined : words[language].paid}
            pictures={column === 'plain' ? [livingRoom] : [livingRoom, eveningRoom, brightRoom]}
            rating={
              <Rating
                compact
                size="sm"
                value={4.8}
                text={words[language].rating}
                count="(86)"
                label="4,8 / 5"
              />
            }
            facts={words[language].facts}
            trades={words[language].trades}
          />
        </div>
      )}
    </Sheet>
  ),
};
