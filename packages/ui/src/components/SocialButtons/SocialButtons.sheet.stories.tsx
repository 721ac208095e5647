import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { SocialButtons, type SocialProvider } from './SocialButtons.tsx';

const meta = {
  title: 'ui/Sheets/SocialButtons',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: SocialButtons,
} satisfies Meta<typeof SocialButtons>;

export default meta;

const titles = { vi: 'hoặc đăng nhập bằng', en: 'or log in with', ko: '또는 다음으로 로그인' };
const methods = ['google', 'apple', 'facebook', 'zalo'] as const;

export const All: StoryObj = {
  render: () => (
    <Sheet
      rows={['vi', 'en', 'ko'] as const}
      columns={['ready', 'off', 'waiting'] as const}
      cellWidth={320}
    >
      {(language, column, mode) => (
        <div lang={language}>
          <SocialButtons
            title={`${titles[language]} (${column}, ${mode})`}
            waitingLabel="…"
            onChoose={() => undefined}
            providers={methods.map((method): SocialProvider => ({
              method,
              offReason: column === 'off' ? '–' : undefined,
              waiting: column === 'waiting' && method === 'zalo',
            }))}
          />
        </div>
      )}
    </Sheet>
  ),
};
