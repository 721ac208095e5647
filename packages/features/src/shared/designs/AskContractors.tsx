import type { DesignDetail } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, Text } from '@hien/ui';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './AskContractors.css.ts';

interface AskContractorsProps {
  contractors: DesignDetail['contractors'];
  /** Go along with the message. */
  designIds: readonly number[];
}

/** The way of an ordinary member to designs (D78): companies that buy and build, each with a message that carries the designs. */
export function AskContractors(props: AskContractorsProps) {
  return (
    <AreaMessages area="designs">
      <Companies {...props} />
    </AreaMessages>
  );
}

function Companies({ contractors, designIds }: AskContractorsProps) {
  const text = useText();
  const language = useLanguage();
  const designs = designIds.join(',');
  return (
    <div className={s.list}>
      <Text weight="strong">{text('designs.purchase.through-contractor')}</Text>
      <ul className={s.list}>
        {contractors.map(({ contractor_id: id, company_name: name, city }) => (
          <li key={id} className={s.row}>
            <span>
              <Link href={paths.contractorDetail.to(language, { id })}>{name}</Link>{' '}
              <Text as="span" size="small" tone="muted">
                {city}
              </Text>
            </span>
            <Link
              className={s.ask}
              href={paths.sendEmail.to(language, { contractor_id: id }, { designs })}
              aria-label={text('designs.purchase.ask-company', { name })}
            >
              {text('designs.purchase.ask')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
