import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { campaign, missing, nowhere } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { words } from '../../testing/languages/words.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { LinkBase } from '../Link/LinkBase.tsx';
import { Banner } from './Banner.tsx';
import { BannerStrip } from './BannerStrip.tsx';

const meta = {
  title: 'ui/Sheets/Banner',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: Banner,
} satisfies Meta<typeof Banner>;

export default meta;

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['picture', 'no picture'] as const} columns={['narrow', 'wide'] as const}>
      {(row, column, mode) => (
        <div style={{ width: column === 'narrow' ? 320 : 800 }}>
          <Banner
            aria-label={[row, column, mode].join(', ')}
            kicker={common.untilMidMarch}
            title={common.movingSeasonOakUp}
            text={words(
              'Giao và lắp miễn phí tại TP. Hồ Chí Minh.',
              'Free delivery and fitting in Ho Chi Minh City.',
              '호찌민시 배송과 설치는 무료입니다.',
            )}
            picture={row === 'picture' ? campaign : missing}
            action={<ButtonLink href={nowhere}>{common.seeTheOffer}</ButtonLink>}
          />
        </div>
      )}
    </Sheet>
  ),
};

export const Strips: StoryObj = {
  render: () => (
    <Sheet
      rows={['house', 'sale', 'caution', 'quiet'] as const}
      columns={['narrow', 'wide'] as const}
    >
      {(tone, column, mode) => (
        <div style={{ width: column === 'narrow' ? 320 : 720 }}>
          <BannerStrip
            label={[tone, column, mode].join(', ')}
            tone={tone}
            action={<LinkBase href={nowhere}>{common.details}</LinkBase>}
            dismiss={{ label: words('Ẩn', 'Hide', '숨기기'), onDismiss: () => undefined }}
          >
            {words(
              'Giao và lắp miễn phí cho đơn từ 5.000.000 đ.',
              'Free delivery and fitting from 5,000,000 đ.',
              '5,000,000 đ 이상 주문 시 배송과 설치가 무료입니다.',
            )}
          </BannerStrip>
        </div>
      )}
    </Sheet>
  ),
};
