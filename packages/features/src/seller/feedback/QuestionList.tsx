import { listShopQuestions } from '@hien/api';
import { Text } from '@hien/ui';
import { Timer } from 'lucide-react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf, page, words } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ShopList } from '../parts/ShopList.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import * as s from './feedback.css.ts';

const tabs = ['unanswered', 'answered'] as const;

const address = addressOf({ tab: oneOf<string, string>(tabs, 'unanswered'), q: words, page });

/** What buyers ask: the longest wait first, and how long the shop usually takes. */
export function QuestionList() {
  const text = useText();
  const format = useFormat();
  const at = useAddress(address);
  const { q, page: asked } = at.url;
  const tab = tabs.find((one) => one === at.url.tab) ?? 'unanswered';
  const questions = useCall(listShopQuestions, { tab, page: asked, ...(q === '' ? {} : { q }) });
  const hours = questions.data?.answerHours ?? null;
  return (
    <ShopList
      list="questions"
      tabs={tabs.map((id) => ({
        id,
        name: text(`seller.questions.tab.${id}`),
        count: questions.data?.counts[id],
      }))}
      address={at}
      query={questions}
      tool={
        hours === null ? null : (
          <Text as="span" size="small" tone="muted" className={s.speed}>
            <Timer size={16} strokeWidth={1.75} aria-hidden />
            {text('seller.questions.speed', { hours: format.decimal(hours) })}
          </Text>
        )
      }
    >
      {({ items }) => (
        <ul className={s.list}>
          {items.map((question) => (
            <li key={question.id}>
              <QuestionItem question={question} />
            </li>
          ))}
        </ul>
      )}
    </ShopList>
  );
}
