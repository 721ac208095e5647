import { writeSupportPost } from '@hien/api';
import { Heading, Link, Text, useToast } from '@hien/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import { centerAddress } from '../CustomerCenter/center-url.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLostPicture } from '../parts/use-lost-picture.ts';
import { BackToCenter } from './BackToCenter.tsx';
import { type PostValues, PostForm } from './PostForm.tsx';
import * as s from './CustomerCenterPost.css.ts';

/** A new question to the customer center. `?category=refund` begins with one. */
export function NewPost() {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const write = useSend(writeSupportPost, { says: useLostPicture() });
  const [params] = useSearchParams();
  const { category } = centerAddress.read(params);

  const send = (values: PostValues) =>
    write.submit({ ...values, images: [...values.images] }, ({ id }) => {
      toast.show({ tone: 'positive', text: text('post.new.sent') });
      void navigate(paths.customerCenterPost.to(language, { id }), { replace: true });
    });

  return (
    <MyPageFrame section="support">
      <div className={s.page}>
        <BackToCenter />
        <header className={s.head}>
          <Heading level={1}>{text('post.new.title')}</Heading>
          <Text tone="muted" measure>
            {text('post.new.lead')} <Link href={paths.faq.to(language)}>{text('center.faq')}</Link>
          </Text>
        </header>
        <PostForm
          draft="support-post"
          initial={{ category: category ?? '', title: '', content: '', images: [] }}
          send={text('post.new.send')}
          onSend={send}
        />
      </div>
    </MyPageFrame>
  );
}
