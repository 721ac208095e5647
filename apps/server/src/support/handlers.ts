import { faq } from '@hien/domain/faq';
import type { Handler, Handlers } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { answerSupportPost, getSupportCase } from './answer-posts.ts';
import { getInboxThread, readInboxThread } from './inbox-thread.ts';
import { listInbox } from './list-inbox.ts';
import { listSupportPosts, listSupportQueue } from './list-posts.ts';
import { closeInquiry, refuseInquiry } from './inquiries/move-inquiry.ts';
import { replyInInbox } from './reply-in-inbox.ts';
import { askAgain, editSupportPost, getSupportPost, writeSupportPost } from './write-posts.ts';

export function supportHandlers(services: Services) {
  return {
    listInbox: listInbox(services),
    getInboxThread: getInboxThread(services),
    readInboxThread: readInboxThread(services),
    replyInInbox: replyInInbox(services),
    refuseInquiry: refuseInquiry(services),
    closeInquiry: closeInquiry(services),
    listSupportPosts: listSupportPosts(services),
    getSupportPost: getSupportPost(services),
    writeSupportPost: writeSupportPost(services),
    editSupportPost: editSupportPost(services),
    askAgain: askAgain(services),
    listSupportQueue: listSupportQueue(services),
    getSupportCase: getSupportCase(services),
    answerSupportPost: answerSupportPost(services),
    listFaq,
  } satisfies Partial<Handlers>;
}

/** Part of the product, as its words are: no table holds them. */
const listFaq: Handler<'listFaq'> = async ({ language }) => ({
  data: {
    items: faq.map(({ id, category, question, answer }) => ({
      id,
      category,
      question: question[language],
      answer: answer[language],
    })),
  },
});
