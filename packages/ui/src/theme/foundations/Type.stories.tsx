import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { loadKoreanFont } from '../load-korean-font.ts';
import * as s from './foundations.css.ts';

const meta = { title: 'foundations/Type', loaders: [loadKoreanFont] } satisfies Meta;

export default meta;

const headings = ['display', 'h1', 'h2', 'h3', 'h4', 'h5'] as const;
const texts = ['lead', 'body', 'label', 'small', 'caption'] as const;

/** Scale of 1.2 on phones, 1.25 from 768 px. Lines of headings are far enough apart for Ễ under ặ. */
export const Scale: StoryObj = {
  render: () => (
    <div>
      {headings.map((size) => (
        <div key={size} className={s.row}>
          <span className={s.note}>{size}</span>
          <Heading level={2} size={size}>
            Hiên nhà đón nắng sớm
          </Heading>
        </div>
      ))}
      {texts.map((size) => (
        <div key={size} className={s.row}>
          <span className={s.note}>{size}</span>
          <Text size={size}>Bàn ăn gỗ sồi tự nhiên, mặt bàn dầu lau, chân tiện tròn.</Text>
        </div>
      ))}
    </div>
  ),
};

/** Be Vietnam Pro has figures of many widths; money and dates take ours of one. */
export const Figures: StoryObj = {
  render: () => (
    <div>
      {[true, false].map((numeric) => (
        <div key={String(numeric)} className={s.row}>
          <span className={s.note}>{numeric ? 'numeric' : 'plain'}</span>
          <div>
            <Text numeric={numeric}>11.111.111 đ</Text>
            <Text numeric={numeric}>40.964.480 đ</Text>
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Korean breaks between words; Latin letters and figures stay in Be Vietnam Pro. */
export const Korean: StoryObj = {
  render: () => (
    <div lang="ko" style={{ maxWidth: 420 }}>
      <Heading level={2}>햇살이 드는 집, 오래 두고 쓰는 가구</Heading>
      <Text>호찌민시 72 m² 아파트에 어울리는 소파와 식탁, 조명을 한곳에서 살펴보세요.</Text>
    </div>
  ),
};
