import type { Meta, StoryObj } from '@storybook/react-vite';
import { Armchair, Heart, House, LampCeiling, UserRound } from 'lucide-react';
import { everyBrandOnPhone } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'ui/Sheets/BottomBar',
  tags: ['!autodocs'],
  parameters: everyBrandOnPhone,
  component: BottomBar,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;

const icons = [House, Armchair, LampCeiling, Heart, UserRound];
const words = {
  vi: ['Trang chủ', 'Cửa hàng', 'Thiết kế', 'Đã lưu', 'Tài khoản'],
  en: ['Home', 'Shop', 'Designs', 'Saved', 'Account'],
  ko: ['홈', '스토어', '디자인', '저장', '내 정보'],
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['vi', 'en', 'ko'] as const} columns={['390 px'] as const} cellWidth={390}>
      {(language, _column, mode) => (
        // A box of its own, so that the bars do not all stand at the window's foot.
        <div lang={language} style={{ contain: 'layout', height: 84 }}>
          <BottomBar
            label={`${language} ${mode}`}
            items={icons.map((Icon, index) => ({
              label: words[language][index] ?? '',
              href: `#${index}`,
              icon: <Icon size={22} strokeWidth={1.75} />,
              current: index === 1,
              badge:
                index === 3
                  ? { text: '12', label: '12' }
                  : index === 4
                    ? { text: null, label: '•' }
                    : undefined,
            }))}
          />
        </div>
      )}
    </Sheet>
  ),
};
