import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { campaign, missing, nowhere } from '../../testing/samples.ts';
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
            kicker="Đến hết 15/3"
            title="Mùa dọn nhà: gỗ sồi giảm đến 25%"
            text="Giao và lắp miễn phí tại TP. Hồ Chí Minh."
            picture={row === 'picture' ? campaign : missing}
            action={<ButtonLink href={nowhere}>Xem ưu đãi</ButtonLink>}
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
            action={<LinkBase href={nowhere}>Xem chi tiết</LinkBase>}
            dismiss={{ label: 'Ẩn', onDismiss: () => undefined }}
          >
            Giao và lắp miễn phí cho đơn từ 5.000.000 đ.
          </BannerStrip>
        </div>
      )}
    </Sheet>
  ),
};
