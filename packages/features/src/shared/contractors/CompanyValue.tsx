import {
  type CompanyContent,
  type CompanyField,
  companyFieldLabels,
  companyLanguageLabels,
} from '@hien/domain';
import { uploadPreview } from '../forms/uploads.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from '../versions/versions.css.ts';
import { WordsInLanguages } from '../versions/WordsInLanguages.tsx';

const listed = (words: readonly string[]): string => words.join(', ') || '–';

interface CompanyValueProps {
  field: CompanyField;
  content: CompanyContent;
  /** The version that it is compared with, where there is one. */
  other?: CompanyContent | null;
}

/** One field of a company as it is read. */
export function CompanyValue({ field, content, other = null }: CompanyValueProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const figure = (value: number | null, say: (value: number) => string) =>
    value === null ? '–' : say(value);
  switch (field) {
    case 'introduction':
      return <WordsInLanguages words={content.introduction} other={other?.introduction ?? null} />;
    case 'cover':
    case 'logo':
      return <Shown address={content[field]} label={companyFieldLabels[field][language]} />;
    case 'services':
      return listed(content.services.map((one) => text(`contractor.service.${one}`)));
    case 'house_types':
      return listed(content.house_types.map((one) => text(`house.${one}`)));
    case 'styles':
      return listed(content.styles.map((one) => text(`style.${one}`)));
    case 'languages':
      return listed(content.languages.map((one) => companyLanguageLabels[one][language]));
    case 'work_cities':
      return listed(content.work_cities);
    case 'area_from':
    case 'area_to':
      return figure(content[field], format.area);
    case 'budget_from':
    case 'budget_to':
      return figure(content[field], format.vnd);
    case 'team_size':
      return figure(content.team_size, format.integer);
    // Never a link: staff look at it before anybody is led there.
    case 'website':
    case 'company_phone':
    case 'hotline':
    case 'email':
      return content[field] || '–';
  }
}

function Shown({ address, label }: { address: string; label: string }) {
  if (address === '') return '–';
  return (
    <a href={address} target="_blank" rel="noreferrer" className={s.picture}>
      <img className={s.image} src={uploadPreview(address)} alt={label} loading="lazy" />
    </a>
  );
}
