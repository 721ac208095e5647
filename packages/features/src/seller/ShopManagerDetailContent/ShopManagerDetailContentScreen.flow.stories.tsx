import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { StorySection } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Screen } from './ShopManagerDetailContentScreen.tsx';
import { fieldOf } from './story-steps.ts';

let saved: readonly StorySection[] = [];

const meta = {
  title: 'screens/seller/ShopManagerDetailContent/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'shop-manager/detail-content/1',
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('saveItemDraft').answer(({ body }) => {
        saved = body.content.story;
        return {
          id: body.id,
          draft: null,
          version: body.expectedVersion + 1,
          state: 'on_sale',
          content: body.content,
          live: null,
          rejection: null,
          stopped: null,
          savedAt: '2026-03-06T03:00:00.000Z',
        };
      }),
    ),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    saved = [];
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const titles = () => saved.map(({ title }) => title.vi);
/** A section that is moved keeps the focus, so that the next press moves it on. */
export const MovesByKeys: Story = {
  play: async (context) => {
    await fieldOf(context, 'story-0-title');
    const later = context.canvas.getByRole('button', { name: 'Đưa xuống dưới: Phần 1 trên 3' });
    later.focus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: 'Đưa xuống dưới: Phần 2 trên 3' }),
      ).toHaveFocus(),
    );
    await context.userEvent.keyboard('{Enter}');
    // At the end the way back is what is left.
    await waitFor(() =>
      expect(
        context.canvas.getByRole('button', { name: 'Đưa lên trên: Phần 3 trên 3' }),
      ).toHaveFocus(),
    );
    await waitFor(() =>
      expect(titles()).toEqual(['Khung gỗ ghép mộng', 'Lên được thang bộ', 'Vải lanh giặt được']),
    );
  },
};

/** What is removed by mistake comes back with a press, and what was typed meanwhile stays. */
export const TakesBackARemoval: Story = {
  play: async (context) => {
    await fieldOf(context, 'story-2-title');
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Bỏ: Phần 2 trên 3' }),
    );
    // Under the pointer the message stays, however long the saving takes.
    await context.userEvent.hover(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await context.userEvent.type(await fieldOf(context, 'story-0-title'), '!');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() =>
      expect(titles()).toEqual(['Vải lanh giặt được!', 'Khung gỗ ghép mộng', 'Lên được thang bộ']),
    );
  },
};

/** A new section stands under the others, its title is typed at once, and the page beside it follows. */
export const WritesInKorean: Story = {
  play: async (context) => {
    await fieldOf(context, 'story-0-title');
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếng Hàn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một phần' }));
    await expect(await fieldOf(context, 'story-3-title')).toHaveFocus();
    await userEvent.paste('배송 안내');
    await waitFor(() => expect(saved[3]?.title).toEqual({ vi: '', en: '', ko: '배송 안내' }));
    await expect(canvas.getByRole('heading', { name: '배송 안내' })).toBeVisible();
  },
};
