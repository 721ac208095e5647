import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { brightRoom, livingRoom, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { ShareCard } from './ShareCard.tsx';

const meta = {
  title: 'ui/Sheets/ShareCard',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: ShareCard,
} satisfies Meta<typeof ShareCard>;

export default meta;

const pictures = { '4:5': livingRoom, '1:1': brightRoom, '4:3': missing };

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['vi', 'ko'] as const} columns={['4:5', '1:1', '4:3'] as const} cellWidth={240}>
      {(language, ratio) => (
        <div lang={language}>
          <ShareCard
            href={nowhere}
            ratio={ratio}
            picture={pictures[ratio]}
            title={
              language === 'vi'
                ? 'Nhà nhỏ của hai đứa, ba tháng sau khi nhận chìa khóa'
                : '햇살이 먼저 들어오는 거실'
            }
            author={{ name: language === 'vi' ? 'Trần Thị Mỹ Ưng' : '김민지' }}
            fact="72 m²"
            likes={{ text: '128', label: common.likes }}
          />
        </div>
      )}
    </Sheet>
  ),
};
