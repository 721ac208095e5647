import type { Handlers } from '../http/handler.ts';
import { askQuestionAgain } from './questions/ask-again.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askDesignQuestion, askQuestion, listMyQuestions } from './questions/ask-question.ts';
import { getBanner } from './banner-page.ts';
import {
  listBookmarkIds,
  listProductsByIds,
  listSavedArticles,
  listSavedDesignRooms,
  listSavedDesigns,
  listSavedEssays,
  listSavedProducts,
  listSavedShares,
  saveBookmark,
} from './bookmarks.ts';
import { getBrand } from './brand-page.ts';
import { listBrands, listCategories } from './categories-and-brands.ts';
import { listProducts } from './products/list-products.ts';
import { getDecorSet } from './decor-set.ts';
import { getPackage, listPackages } from './packages.ts';
import { getProduct } from './products/read-product.ts';
import { requestReviewRemoval } from './reviews/request-removal.ts';
import { listMyReviews, listReviewables } from './reviews/review-lists.ts';
import {
  listHelpfulReviews,
  markReviewHelpful,
  replyToReview,
} from './reviews/review-reactions.ts';
import { listDesignQuestionCases } from './questions/design-question-cases.ts';
import { listDesignQuestions, listQuestions, listReviews } from './reviews-and-questions.ts';
import type { Shop } from './shop.ts';
import { listAlsoLike, listBestProducts } from './products/short-lists.ts';
import { suggest } from './search/suggest.ts';
import { writeReview } from './reviews/write-review.ts';

export function shopHandlers(shop: Shop) {
  return {
    listProducts: listProducts(shop),
    listBestProducts: listBestProducts(shop),
    listAlsoLike: listAlsoLike(shop),
    suggest: suggest(shop),
    getProduct: getProduct(shop),
    listReviews: listReviews(shop),
    listQuestions: listQuestions(shop),
    listDesignQuestions: listDesignQuestions(shop),
    listDesignQuestionCases: listDesignQuestionCases(shop),
    listCategories: listCategories(shop),
    listBrands: listBrands(shop),
    saveBookmark: saveBookmark(shop),
    listBookmarkIds: listBookmarkIds(shop),
    listSavedDesigns: listSavedDesigns(shop),
    listSavedDesignRooms: listSavedDesignRooms(shop),
    listSavedShares: listSavedShares(shop),
    listSavedArticles: listSavedArticles(shop),
    listSavedEssays: listSavedEssays(shop),
    listSavedProducts: listSavedProducts(shop),
    listProductsByIds: listProductsByIds(shop),
    askQuestion: askQuestion(shop),
    askDesignQuestion: askDesignQuestion(shop),
    askQuestionAgain: askQuestionAgain(shop),
    listMyQuestions: listMyQuestions(shop),
    answerQuestion: answerQuestion(shop),
    getBrand: getBrand(shop),
    listPackages: listPackages(shop),
    getPackage: getPackage(shop),
    getDecorSet: getDecorSet(shop),
    getBanner: getBanner(shop),
    listReviewables: listReviewables(shop),
    listMyReviews: listMyReviews(shop),
    writeReview: writeReview(shop),
    replyToReview: replyToReview(shop),
    requestReviewRemoval: requestReviewRemoval(shop),
    markReviewHelpful: markReviewHelpful(shop),
    listHelpfulReviews: listHelpfulReviews(shop),
  } satisfies Partial<Handlers>;
}
