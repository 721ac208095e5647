import { answers, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Screen } from './ContractorDetailScreen.tsx';

const meta = {
  title: 'screens/contractors/ContractorDetail/flows',
  component: Screen,
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    layout: 'fullscreen',
    path: 'contractor-detail/1',
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture opens large, and closes again. */
export const EnlargesItsWork: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Xem lớn ảnh/ });
    if (!first) throw new Error('no pictures');
    await userEvent.click(first);
    const large = await screen.findByRole('dialog');
    await waitFor(() => expect(large).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** What a company writes as its website leads nowhere unless it is one. */
export const HostileWebsite: Story = {
  parameters: answers(
    mock('getContractor').answer(({ language }) => {
      const company = fixtures.contractor(1, language);
      if (company === undefined) throw new Error('no company');
      return { data: { ...company, website: 'javascript:alert(document.domain)' } };
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Nhắn cho nhà thầu' });
    await expect(canvasElement.querySelector('[href^="javascript"]')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Gọi / })).toHaveAttribute(
      'href',
      'tel:02838220128',
    );
  },
};

/** Admitted a minute ago: nothing is written yet, and no heading stands over nothing. */
export const JustAdmitted: Story = {
  parameters: answers(
    mock('getContractor').answer(({ language }) => {
      const company = fixtures.contractor(1, language);
      if (company === undefined) throw new Error('no company');
      return {
        data: {
          ...company,
          introduction: '',
          pictures: [],
          logo: null,
          styles: [],
          house_types: [],
          facts: [],
          budget: null,
          area: null,
          rating: 0,
          review_count: 0,
          project_count: 0,
          verified_projects: 0,
        },
      };
    }),
    mock('listContractorProjects').empty(),
    mock('listConstructionReviews').empty(),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nhắn cho nhà thầu' });
    await expect(canvas.queryByRole('heading', { name: 'Về công ty' })).toBeNull();
  },
};

const sold = { name: 'Thiết kế công ty bán' };

/** What the company sells stands below its work. */
export const SellsDesigns: Story = {
  play: async ({ canvas }) => {
    const designs = await canvas.findByRole('region', sold);
    await expect(within(designs).getAllByRole('article')).toHaveLength(2);
    await expect(within(designs).queryByRole('link', { name: /^Xem cả/ })).toBeNull();
  },
};

/** More than stand here are a list of their own. */
export const SellsMoreDesigns: Story = {
  parameters: answers(
    mock('listDesigns').answer(({ language }) => ({
      data: {
        items: fixtures.designCards(language).slice(0, 4),
        meta: { page: 1, limit: 4, total: 7, totalPages: 2 },
      },
    })),
  ),
  play: async ({ canvas }) => {
    const designs = await canvas.findByRole('region', sold);
    await expect(within(designs).getByRole('link', { name: 'Xem cả 7 thiết kế' })).toHaveAttribute(
      'href',
      '/vi/interior-design?company=1',
    );
  },
};

/** A company that sells none has no gap there. */
export const SellsNothing: Story = {
  parameters: { path: 'contractor-detail/6' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Nhắn cho nhà thầu' });
    await expect(canvas.queryByRole('heading', sold)).toBeNull();
  },
};

/** A paper that ran out is said to have, with its day; the others with the paper they were seen by. */
export const APaperRanOut: Story = {
  parameters: answers(
    mock('getContractor').answer(({ language }) => {
      const company = fixtures.contractor(1, language);
      if (company === undefined) throw new Error('no company');
      return {
        data: {
          ...company,
          facts: company.facts.map((fact) =>
            fact.until === null ? fact : { ...fact, until: '2026-02-28' },
          ),
        },
      };
    }),
  ),
  play: async ({ canvas }) => {
    const facts = await canvas.findByRole('region', { name: 'Chúng tôi đã tận mắt kiểm tra' });
    await expect(
      within(facts).getByText('Giấy chứng nhận đăng ký doanh nghiệp, ngày 03/02/2026'),
    ).toBeVisible();
    await expect(
      within(facts).getByText('Giấy tờ đã hết hạn ngày 28/02/2026. Chúng tôi chưa thấy giấy mới.'),
    ).toBeVisible();
  },
};
