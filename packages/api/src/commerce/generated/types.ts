// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
export interface paths {
    "/api/public/product/product-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products
         * @description Filtered, sorted, paged; with the counts of what can be narrowed further. priceFrom above priceTo is an empty list.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/best": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best products
         * @description What sold best in the last 30 days.
         */
        get: operations["listBestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for the search box
         * @description Products, categories, brands and keywords that begin with or contain the text, accents or not. Without text, keywords to begin with. Meant for each pause in typing.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/you-may-also-like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * You may also like
         * @description Products near to one (same room, style, price), or in general when productId is left out.
         */
        get: operations["listAlsoLike"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product
         * @description Everything the product page shows. 404 PRODUCT_05 when there is none or it is no longer public.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a product
         * @description Visible reviews and the summary over all of them.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a product
         * @description Newest first. Secret ones come without their text, except for their author.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/design/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a design
         * @description Newest first. Secret ones come without their text, except for their author and the designer.
         */
        get: operations["listDesignQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/product/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by their ids
         * @description In the order asked for, those that are still sold: what a visitor has seen lately is kept on the device.
         */
        get: operations["listProductsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save something, or no longer
         * @description Says how it shall be, so the same twice changes nothing. 404 when there is no such thing.
         */
        post: operations["saveBookmark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is saved, by id
         * @description For the hearts on cards: the newest thousand.
         */
        get: operations["listBookmarkIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/product-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved products
         * @description As cards, the newest first. What is no longer sold is left out.
         */
        get: operations["listSavedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/design-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved designs
         * @description As cards, the newest first. What was withdrawn is left out.
         */
        get: operations["listSavedDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/room-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved rooms of designs
         * @description As cards, the newest first. Rooms of a design that was withdrawn are left out.
         */
        get: operations["listSavedDesignRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/share-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved homes
         * @description As cards, the newest first. What its author or staff took away is left out.
         */
        get: operations["listSavedShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/article-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved articles
         * @description As cards, the newest first. What is no longer published is left out.
         */
        get: operations["listSavedArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmark/essay-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved essays
         * @description As cards, the newest first. What is no longer published is left out.
         */
        get: operations["listSavedEssays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/to-write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases to be reviewed
         * @description Confirmed purchases of the member without a review yet, the latest first.
         */
        get: operations["listReviewables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My reviews
         * @description Reviews of the member, the newest first.
         */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a purchase
         * @description One review for each confirmed purchase; sent again with the same words, it answers the review that is there. 500 points for two pictures and more than 200 words (D62). 409 when it was reviewed already or is not confirmed yet, 422 PRODUCT_07 for a picture that is not there.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a review
         * @description By the seller of the product. A reply that is there is replaced.
         */
        post: operations["replyToReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/request-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask staff to remove a review
         * @description By the seller of the product, for one of three reasons; the review stays visible until staff decide. The same request again is the same; 409 CONFLICT while it waits for another reason.
         */
        post: operations["requestReviewRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a review helpful, or no longer
         * @description Says how it shall be, so the same twice counts once. Nobody counts for a review of their own.
         */
        post: operations["markReviewHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review/helpful-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews I found helpful
         * @description Of one product, by id.
         */
        get: operations["listHelpfulReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a product
         * @description A secret question is read by its author and the seller alone. The same `key` again answers the question that is there. 404 PRODUCT_05 when there is no such product.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/ask-design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask about a design
         * @description Its designer answers, or staff where the design is the house's own. A secret question is read by its author and whoever answers. The same `key` again answers the question that is there. 404 for a design that is not sold, 409 for one's own.
         */
        post: operations["askDesignQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/of-designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about designs, for whoever answers
         * @description A design partner's own designs; for staff, those of the house, and what partners answered. What waits, the longest wait first, or what was answered, the newest answer first; secret ones too.
         */
        get: operations["listDesignQuestionCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/ask-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask more
         * @description A further question under one's own; it waits for an answer again, and the seller gets a notice. The same `key` asks once; 409 CONFLICT when it came with other words before. 404 for a question of somebody else.
         */
        post: operations["askQuestionAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My questions
         * @description Questions of the member about any product or design, the newest first.
         */
        get: operations["listMyQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description The seller of the product, the designer of the design, or staff. It answers what was asked last; an answer that is there is replaced; `version` is the one that was read: 409 when somebody answered since. The member who asked gets a notice.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/category/category-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description In all three languages. The client puts a synthetic first one before them (id 0: Tất cả, All, 전체).
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/brand/brand-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description Every brand with something on sale.
         */
        get: operations["listBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/brand/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A brand
         * @description The workshop with its story and what it makes, by category.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/package/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Furniture packages
         * @description The tiers, the least expensive first (D94), with where each begins.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/package/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A furniture package
         * @description With its sets: whole homes (`design`) or corners (`combo`), the pieces of each, and what they cost together today.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/furniture-decor/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A furniture and decor set
         * @description The pieces of a set of the home page (listFurnitureDecor) and what they cost together today.
         */
        get: operations["getDecorSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/banner/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A banner and its page
         * @description What the banner tells in full, and the products it is about. 404 when it is not running.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/points/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My points
         * @description The four figures, and what is going to expire within 30 days, the earliest first.
         */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/points/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of points
         * @description Of the last year, the oldest first.
         */
        get: operations["listPointMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My coupons
         * @description Those that can be used first, the nearest end first; then used and expired ones.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupon/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the code of a coupon
         * @description Puts the coupon among the member's own, once for each `idempotencyKey`. 422 with the reason at `code`: COUPON_UNKNOWN (also for a code that is not for everybody), COUPON_EARLY, COUPON_OVER, COUPON_GONE when all were given out, COUPON_YOURS; its message says the day, or what stands against the coupon that one has. Wrong codes are counted by account and by address (429). Whether an order is large enough for it is told where it is chosen.
         */
        post: operations["enterCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/banner/banner-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners
         * @description Banners that are running now, in order.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Only with consent, given by the reader (3.9). A mail asks the owner of the address, who is on the list once they confirm. An address that is on it already is answered alike, so that nobody can ask who reads it.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the newsletter
         * @description By the token of the mail that asks, for seven days. 404 for one that is not good any more.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/newsletter/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the newsletter
         * @description By the token of any letter, without signing in. 404 for one of no letter.
         */
        post: operations["leaveNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart
         * @description The member's lines by seller, with today's prices and stock, and what stands against buying each of them.
         */
        get: operations["readCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put options into the cart
         * @description One option or the several of a package. What is there already gains pieces, or has the quantity asked for with `exactly`; never more than there are. 404 for an option that is not on sale, 422 PRODUCT_12 when none is left of one of them, 422 VALIDATION when the cart would hold more than a hundred lines; then nothing is added. The same `idempotencyKey` adds once and gets the cart as it is now; 409 CONFLICT when it came with other lines before.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/add-rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a selection of room by room into the cart
         * @description The pieces of a selection, read against the home of today; the cart's lines then have exactly these quantities. A code that tells the total that was seen is refused with 409 VERSION_CONFLICT when the home shows another total or other pieces since, and nothing is added: nobody buys what they have not looked at. Each line is answered: what was added at which price, and why the rest was not. 404 for a home nobody has, 422 PRODUCT_12 when the last piece was sold in this moment; then nothing is added. The same `idempotencyKey` adds once and gets the same answer; 409 CONFLICT when it came with another selection before.
         */
        post: operations["addRoomsToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a line
         * @description Quantity, option, whether it is chosen, put aside, or its new price read. An option that stands in another line joins it. A quantity above the stock becomes the stock. 404 for a line of somebody else and for an option of another product.
         */
        post: operations["changeCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose lines, or leave them
         * @description The boxes of one line, of one seller's or of all at once. Lines that are gone, put aside, or never were the member's, stay as they are.
         */
        post: operations["chooseCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take lines out of the cart
         * @description Lines that are gone already, or never were the member's, change nothing.
         */
        post: operations["removeCartLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs in the cart
         * @description The member's, with today's prices and what stands against buying each of them.
         */
        get: operations["readDesignCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/designs/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a design into the cart
         * @description A design that is there already stays where it is, with today's price as the one that was seen. 404 for an id that no design has; 422 VALIDATION at `designId` for one's own, one that is owned, ordered or no longer sold, and when the cart holds ten.
         */
        post: operations["addDesignToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/designs/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take designs out of the cart
         * @description Designs that are not in it change nothing.
         */
        post: operations["removeDesignsFromCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying
         * @description Opens a try to pay the group through a gateway: answers where the browser goes next, or where a bank transfer has to go. A try of the same method that is still open is answered again. 409 when nothing is to be paid any more (paid, cancelled, overdue); 422 for a method that is not offered for this sum; 503 when the gateway does not answer, and then nothing has begun.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a gateway's page came back with
         * @description Verifies the signature in the address a browser came back to, for display alone: nothing is stored and nothing changes, whatever it says.
         */
        post: operations["readPaymentReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/payee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a bank transfer is paid to
         * @description Bank, account and holder of the platform, as the server is configured with them, for whoever is about to order. What the transfer has to say, and its exact sum, come with the order: `readPayment` has them.
         */
        get: operations["readPayee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a payment stands
         * @description What is to be paid and how, and how the newest try went. Pages ask this again and again while a try is open; only the gateway's own call to the server changes it.
         */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an order would cost
         * @description Every price is computed here, from the lines of the cart. What cannot be used as asked (coupon, points, referral code, area) stands in `refusals` and is left out of the figures. 404 for an address, a coupon or a line of somebody else.
         */
        post: operations["quoteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place the order
         * @description One order per seller in one payment group. 409 CONFLICT when the total differs from `expectedTotal`, with the quote as it is now in `current`; 422 PRODUCT_12 naming the lines that are sold out (`lines.12`), 422 VALIDATION with the fields for anything else that is refused; 404 for an address, a coupon or a line of somebody else. Nothing is half done. The same `idempotencyKey` gets the same order.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/ad-membership/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where places of advertising are free
         * @description Every city where a place can be bought, with the gold places that are free now and how many of each kind run. For everybody: prices and places are public (2.14).
         */
        get: operations["listAdCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company and its ad membership
         * @description The company of the account, its membership, the order that waits for its money, and what was paid, the newest first. All of them are null or empty for an account without a company.
         */
        get: operations["readMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order an ad plan
         * @description The first month of a plan, or the step from basic to gold for the rest of the month (2.14 M1, M2). The places are held for an hour. 409 CONFLICT when the price differs from `expectedTotal`, with the price now in `current`; 422 VALIDATION naming the cities that are full (`cities.Hà Nội`), the fields, or why the company cannot buy (`plan`). The same `idempotencyKey` gets the same order.
         */
        post: operations["placeAdOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an order of an ad plan go
         * @description Before it is paid; what it held is free again. One that is cancelled already answers as it is, 422 EVENT_REFUSED once it is paid. A renewal is let go by cancelling the membership.
         */
        post: operations["cancelAdOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What my places brought
         * @description Day by day up to today, with the days before in the same number, what was left out and why, by city, and what a contact cost. Counters alone: nobody who looked is in them. 404 for an account without a company.
         */
        get: operations["readAdStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a gold place
         * @description Of a city whose forty places are taken (D40). Whoever is first has 24 hours to take the place that becomes free, then the next. Pressed twice it is one place in the line. 422 EVENT_REFUSED where a place is free, the company has one already, or the city is none.
         */
        post: operations["joinPlaceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/waiting/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait no longer for a gold place
         * @description Also lets the place go that is offered; the next in line gets it. One that is left already answers as it is.
         */
        post: operations["leavePlaceLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad-membership/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my ad membership
         * @description `cancel` ends it with its month, `restart` takes that back, `downgrade` plans basic in the city `city` for the next month, `downgrade.undo` takes that back, `add_city` and `change_city` (from `from`) take the lowest free gold place at once; basic changes its city with the next month, which `downgrade.undo` takes back (2.14 M3 to M6, M11). 409 VERSION_CONFLICT when it changed meanwhile; 422 EVENT_REFUSED with the reason.
         */
        post: operations["changeMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The auction of a city and week
         * @description Ten slots with what is bid and the least that is taken, the server's clock, and for a contractor the company's own bids. Without a week: the one that is bid for now, else the one that opens next. 404 for a city or week that is none.
         */
        get: operations["readAuction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of a city and week
         * @description Every line in its order, as a chain that anybody can check and play again (D36). Until the results bidders are told apart and not named. Without a week: the last one whose results are out. 404 for a city or week that is none.
         */
        get: operations["readAuctionLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/ledger/ends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the ledgers of a city end
         * @description For everybody: of each week for which anybody bid in the city, the newest first, how many lines its ledger has and the hash of the last one, with which a receipt can be checked (docs/adr/0183). Nothing of who bid what. 404 for a city that is none.
         */
        get: operations["listLedgerEnds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's bids
         * @description The newest first, with what became of their money; none for an account without a company.
         */
        get: operations["listMyBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute the results of a week
         * @description By a company that bid there, once, until five business days after the results (docs/adr/0151); staff answer within three. The same words again are the same. 404 for a city or week that is none or in which the company did not bid, 409 CONFLICT before the results, after the term and for a second dispute, 400 VALIDATION without words.
         */
        post: operations["disputeAuction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid for a slot
         * @description The bid waits a quarter of an hour for its money and counts when that is here, if the rules still take it then; else the money goes back. A bid for one of the next four weeks that open is a plan: it has three days to be paid, and is placed as its week opens, in the order in which plans were paid. 422 VALIDATION names the field: `amount`, `slot`, `week`, `method`, `terms`, or `bid` when the company cannot bid; 404 for a city or week that is none. The same `idempotencyKey` gets the same order.
         */
        post: operations["placeBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a bid go before it is paid
         * @description A plan can be let go until its week opens, and its money goes back. One that is let go already answers as it is, 422 EVENT_REFUSED once it is placed.
         */
        post: operations["cancelBidOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auction/bid/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a bid back
         * @description Within 48 hours of its payment: before the results (2.13 A2), or a won week before it begins (A5). Its money goes back; it still counts towards three a week. 409 VERSION_CONFLICT when it changed meanwhile, 422 EVENT_REFUSED with the reason.
         */
        post: operations["cancelBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My orders of designs
         * @description The caller's own, the newest first, with the number under each tab.
         */
        get: operations["listDesignOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What designs would cost
         * @description Each with what stands in the way; the total is of those that can be bought. Also the orders of one's own that still take them (D21). 404 for an id that no design has.
         */
        post: operations["quoteDesigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order designs
         * @description One order and one sum to pay. 409 CONFLICT when the total differs from `expectedTotal`, with the quote as it is now in `current`; 404 for a message of somebody else, and for designs that it did not ask for; 422 VALIDATION naming the designs that cannot be bought (`designs.12`) or the fields. Nothing is half done, and a design is in one living order of a buyer at most. The same `idempotencyKey` gets the same order.
         */
        post: operations["placeDesignOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order of designs
         * @description As in the list. 404 for an order of somebody else.
         */
        get: operations["readDesignOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/{id}/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add designs to an order
         * @description Up to three in total while the order waits for its money (D21). 409 CONFLICT when the sum would differ from `expectedTotal`; 422 EVENT_REFUSED with the reason when the order takes no more.
         */
        post: operations["addDesignsToOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order of designs
         * @description Before it is paid. An order that is cancelled already answers as it is; 409 VERSION_CONFLICT when it changed meanwhile, 422 EVENT_REFUSED once it is paid.
         */
        post: operations["cancelDesignOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design-order/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money of designs
         * @description Before the first download and within its time (D23); downloads are locked until staff have decided. The same request again is answered as it is. 409 CONFLICT while a download stands open that could begin, 409 VERSION_CONFLICT when the order changed meanwhile, 422 EVENT_REFUSED with the reason, 422 VALIDATION when the account is missing or somebody else's.
         */
        post: operations["requestDesignRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My orders
         * @description The caller's own orders, the newest first, with the number of orders under each tab. Nothing of others ever.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description For its buyer, for the shop that sold it and for staff; `viewer` says as whom. Actions, texts and the timeline are for that role. 404 for everybody else, whether it exists or not.
         */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One order without signing in
         * @description Order id, the token of the link that was mailed, and the last four digits of the delivery phone (D15). LINK_WRONG (422) when they do not fit together; after five wrong tries the link is dead and a new one has to be asked for. Name, phone and street are masked.
         */
        post: operations["readOrderByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link to an order again
         * @description Mails a new link to the buyer when the phone is the one of the order; the links before it end. The answer is the same whether there is such an order or not. Few tries an hour from one place.
         */
        post: operations["requestOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something happens to lines of an order
         * @description One event of the item machine on some lines, all or nothing (2.0). Who sends it follows from who asks: the buyer, a visitor with a link, the shop, staff; each event also asks for its own permission. With `quantity` the line is split first and the event concerns the part. The same key gets the same answer. 409 VERSION_CONFLICT with the order as it is now in `current`; 422 EVENT_REFUSED when the event is not possible, 409 for the shipment of goods that have been delivered. Staff who act in a shop's place give a `reason`.
         */
        post: operations["sendOrderEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cancel, refund or exchange would give back
         * @description The split of 2.9 for an event that would be sent with the same words; nothing changes. What it says is what is booked. While a refund is being approved, `returnRequired` says whether there is a way back. 422 EVENT_REFUSED when the event is not possible.
         */
        post: operations["previewRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/exchange-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a line can be exchanged for
         * @description Options of the same product at the same price, with whether they are in stock.
         */
        post: operations["listExchangeOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the order to another address
         * @description Until the first of its goods is dispatched, to an address of the buyer's book; what was paid for delivery stays (D97). 409 VERSION_CONFLICT with the order as it is now; 422 EVENT_REFUSED with the reason, VALIDATION at `addressId` where the goods are not brought.
         */
        post: operations["changeOrderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the confirmation date
         * @description Seven more days, once (D9), by the buyer, the shop or staff, who say why. 409 VERSION_CONFLICT with the order as it is now; 422 EVENT_REFUSED with the reason.
         */
        post: operations["extendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/refund-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where money is returned to
         * @description The buyer's bank account, for cash on delivery and bank transfers. The holder's name has to be the buyer's as far as names can tell; VALIDATION (422) at `holder` otherwise.
         */
        post: operations["setRefundAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the same things in the cart again
         * @description At today's prices; what cannot be bought any more is named and left out.
         */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/item/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of the orders of a shop
         * @description Of the caller's own shop: all of them, those under a tab, or those of one part of its claims; the newest change first, or by the time that is left. With the number of lines under each tab and in each part.
         */
        get: operations["listSellerItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/item/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One event for many lines of a shop
         * @description Each line by itself, as if it were sent alone: one that is refused holds up no other, and each has a key of its own, so that a lot that is sent again does nothing twice. What may be done to a line is asked for each.
         */
        post: operations["sendSellerEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}/red-bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The VAT invoice of an order
         * @description For its buyer, its shop and staff: what is invoiced for the goods that are not given back, its tax by rate, every paper that was issued, and what the caller may do. 404 for an order without one.
         */
        get: operations["readRedBill"];
        put?: never;
        /**
         * Correct whom a VAT invoice is for
         * @description For its buyer, until it is issued. 409 VERSION_CONFLICT with the invoice as it is now; 422 EVENT_REFUSED with the reason, VALIDATION at a field.
         */
        post: operations["correctRedBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/red-bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VAT invoices of a shop
         * @description Of the caller's own shop: all of them or those under a tab, with the number under each tab among those that the words find. What still has to be issued comes first, by the end of its month; the rest by its last change.
         */
        get: operations["listRedBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/red-bill/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue, adjust or replace a VAT invoice, or ask for other data
         * @description Issuing is the shop's until the end of the month of purchase, afterwards staff's: the shop sends the number of a late one (`send-number`), staff issue it with that or send it back (`return-number`). 409 VERSION_CONFLICT with the invoice as it is now; 422 EVENT_REFUSED with the reason, VALIDATION at `number` for a number the shop has used already.
         */
        post: operations["sendRedBillEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/settlement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's months
         * @description Of the caller's own shop: the running month and those of the year before that have lines, the newest first, each with what is paid of it.
         */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/settlement/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what is wrong with a month
         * @description Of the caller's own shop, a month that is closed and not paid, within the days for it. The same words again are answered as they stand. 409 VERSION_CONFLICT with the month as it is now; 422 EVENT_REFUSED with the reason.
         */
        post: operations["disputeSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/template/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's templates
         * @description Of the caller's own shop, in the shop's own order. A shop keeps so few that there are no pages.
         */
        get: operations["listShopTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/template/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a template, or change one
         * @description Without `id` a new one, at the end. 409 VERSION_CONFLICT with the template as it is now when somebody else changed it; 409 CONFLICT when the shop has as many as it may. A name, or a part, of blanks alone is 400 VALIDATION at its field, as is a place in braces that nobody could fill in.
         */
        post: operations["saveShopTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/template/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put templates into an order
         * @description All templates of a kind, first to last. 409 CONFLICT when they are not the shop's as they stand: somebody added or removed one.
         */
        post: operations["orderShopTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/template/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a template away
         * @description It can be brought back. One that is away already is answered as it is.
         */
        post: operations["removeShopTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/template/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a template back
         * @description At its old place. 409 CONFLICT when the shop has as many as it may meanwhile.
         */
        post: operations["restoreShopTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/view/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved views of a list
         * @description The caller's own of their shop and those that all who work in it have, by name; so few that there are no pages.
         */
        get: operations["listShopViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/view/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a view of a list, or change one
         * @description Without `id` a new one of the caller's. 409 VERSION_CONFLICT with the view as it is now when somebody else changed it; 409 CONFLICT when the caller, or the team, has as many as they may. One that is no longer shared is its maker's alone.
         */
        post: operations["saveShopView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/view/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a list with a view
         * @description For the caller alone, of a view that they have; null opens the list as it is.
         */
        post: operations["setDefaultShopView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/view/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a view away
         * @description For all who have it; the list opens as it is for whom it opened with it.
         */
        post: operations["removeShopView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's own data
         * @description With what was asked to be shown instead. Of the bank account the last digits alone.
         */
        get: operations["readShopAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's points for missed deadlines
         * @description What they led to and when they lapse: 2.8.
         */
        get: operations["readShopStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the days of the shop came to
         * @description Counted at 08:00 in Vietnam for the days before (D93), thirty at most, the oldest first. Each figure is that of a list: `listSellerItems` of the day for lines that were ordered and for claims, `listTransactions` of the day for sales.
         */
        get: operations["readShopDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/claim-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For which reasons goods came back
         * @description Lines of the caller's own shop of which a refund or an exchange was asked for in some days, by the reason that was given and by item, against the lines that arrived in the same days. Each figure is that of a list: `listSellerItems` with the same days, `on` as `returned` or `delivered`, and the reason, item or kind of claim.
         */
        get: operations["readClaimReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works in the shop
         * @description Its owner first. The invitations that wait are told to the owner alone.
         */
        get: operations["readShopTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask somebody to work in the shop
         * @description Sends a mail with a link to the address, whether an account has it or not. Invited already, and still in time, it is answered as it is, without another mail. 422 VALIDATION, with OWN_ADDRESS, WORKS_HERE or FULL at the address; 429 after many mails in a day.
         */
        post: operations["inviteShopStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team/invitation/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description With a new link, for another seven days; the link before it opens nothing any more. 409 VERSION_CONFLICT with the people as they are now when it was sent, taken back or accepted meanwhile; 429 after several mails to an address in a day.
         */
        post: operations["resendShopInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team/invitation/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back
         * @description Its link opens nothing any more. One that is taken back already is answered as one that goes now; 409 VERSION_CONFLICT with the people as they are now when it was accepted.
         */
        post: operations["withdrawShopInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody go
         * @description Their next call in the shop is refused; they are told by mail. 404 for whoever does not work here, or not any more.
         */
        post: operations["removeShopStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the shop one works in
         * @description The owner is told by mail.
         */
        post: operations["leaveShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-invitation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of an invitation is for
         * @description Which shop asks, for which address, and what stands between it and the caller. 404 for a link that is not good any more.
         */
        post: operations["readShopInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop-invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description The owner is told by mail. Accepted again by the same member it is answered alike. 404 for a link that is not good any more; 409 CONFLICT with the invitation as it stands when it is for another account, when the caller sells here, works in a shop already, decides about shops, or when the shop is full.
         */
        post: operations["acceptShopInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who did what in the shop
         * @description The newest first, for the shop's owner alone. What the platform or the clock did is not in it.
         */
        get: operations["listShopActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/account/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change whom one reaches and where goods are fetched
         * @description At once. The address that was there before is told by mail when another takes its place. 409 VERSION_CONFLICT with the data as they are now when somebody else changed them.
         */
        post: operations["saveShopContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/account/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to have other data shown
         * @description Shown, and used for payments, only after staff have looked at it; what is there stays until then. A request that waits already is replaced. Another account needs its number and a picture of it, another company or tax code a new picture of the licence; the shop's contact is told by mail of another account. 422 VALIDATION when nothing differs; 409 VERSION_CONFLICT with the data as they are now when somebody else changed them.
         */
        post: operations["askShopChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/account/change/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request back
         * @description 409 VERSION_CONFLICT with the data as they are now when staff decided first.
         */
        post: operations["withdrawShopChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/shop-notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of a shop
         * @description Of the caller's own shop, in a state, the one that ends last first; with the number in each state.
         */
        get: operations["listShopNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/shop-notice/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something about the shop, or change it
         * @description Without `id` a new one. Title, details and both days are required; the last day is not over. At most five are planned or on show at a time: another one is 409 CONFLICT. 409 VERSION_CONFLICT with the notice as it is now when somebody else changed it.
         */
        post: operations["saveShopNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/shop-notice/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a notice of the shop away
         * @description Buyers do not see it any more. One that is gone already is answered as one that goes now.
         */
        post: operations["removeShopNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's promotions
         * @description Of the caller's own shop: those in a state, the newest change first, with the number in each; and, for the calendar and for what would clash, the days and items of all that have not ended.
         */
        get: operations["listShopPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/promotion/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask staff for a promotion, or for a change of one
         * @description Without `id` a new one; a rejected one is asked for again; of one that was approved the old version keeps running until staff decide. 422 VALIDATION names what is wrong at its field, a clash with another promotion in words; 422 EVENT_REFUSED when its state does not allow it; 409 VERSION_CONFLICT with the promotion as it is now.
         */
        post: operations["sendPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/promotion/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promotion now
         * @description Prices are the usual ones from this moment. A promotion that is over is answered as it is; 422 EVENT_REFUSED for a rejected one; 409 VERSION_CONFLICT with the promotion as it is now.
         */
        post: operations["stopPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/transaction/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a shop's months
         * @description Of the caller's own shop, the newest first, with the sums of all that is found. Without `month`, `from` and `to` the last year; a search goes back one year at most (VALIDATION at `from`) and does not end before it begins (VALIDATION at `to`).
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shop's own items
         * @description Of the caller's own shop: all of them or those under a tab, with the number under each tab among those that the words find.
         */
        get: operations["listShopItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices and stock of all of a shop's items
         * @description Of the caller's own shop, for a file of them: by their ids, on from the one that the last answer ended with. Numbers are the shop's own; a promotion's are not told.
         */
        get: operations["exportShopItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of an item
         * @description Prices, stock and sale of an item of the caller's own shop, the newest change first, twenty at most. Pieces that were bought or came back are no changes. An item of another shop has none.
         */
        get: operations["listShopItemChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices and stock of many items at once
         * @description Each item by itself: all of its changes or none, and one that is refused holds up no other. A value is written only while it is what the sender looked at, so that pieces sold meanwhile are never overwritten; what already is as wanted counts as done, so that the same changes may be sent again.
         */
        post: operations["saveShopItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop, resume or delete many items
         * @description Each item by itself; one that is refused holds up no other. An item that already is as wanted counts as done. What is deleted is read no more, `current` of it is null; it has to rest first, and no order of it may be under way.
         */
        post: operations["sendShopItemEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a shop has written of an item
         * @description Of a new item, by its name in `draft`, or of one of the caller's own items: what was typed last, with what buyers see now. An item without a draft answers with what it is, a new one that was not begun as empty, and one that was sent since as the item it is. 404 for an item of another shop.
         */
        get: operations["readItemDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is typed of an item
         * @description Nothing of it is judged and nobody but the shop sees it. `expectedVersion` is the version it was typed over: when the draft went on elsewhere, the answer is 409 VERSION_CONFLICT with it in `current`. What waits for staff is not changed (409 CONFLICT): it is taken back first.
         */
        post: operations["saveItemDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * New items that a shop is writing
         * @description Of the caller's own shop, those that were not sent yet; what was typed last comes first. A draft that was begun and thrown away is not among them.
         */
        get: operations["listItemDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a new item away
         * @description One that was not sent yet. 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at, CONFLICT when it was sent meanwhile. One that is gone already is answered as one that goes now.
         */
        post: operations["removeItemDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that a shop says of its items
         * @description Of the caller's own shop, for a table of them: by their ids, on from the one that the last answer ended with; then, asked by itself, new items that were not sent yet. What waits for staff is told as it was asked for, at the prices and with the stock of now.
         */
        get: operations["readItemTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/table/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write items of a table
         * @description Each item by itself, all of it or nothing. A new one is kept as a draft; of an item on sale prices, stock and delivery change at once and the rest waits for staff; one that is not on sale yet is sent when nothing of it is missing. What already is as wanted counts as done, so that the same rows may be sent again. A row is refused with NOT_FOUND, VERSION_CONFLICT, CONFLICT for what waits for staff or is being written by hand, or with what is wrong of it (PRODUCT_02 to PRODUCT_08, AUTH_14, VALIDATION), named field by field.
         */
        post: operations["saveItemTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an item to be approved
         * @description A new item waits for staff. Of an item on sale, prices, stock and delivery change at once, and the rest waits while buyers go on seeing the old version (2.12). What is missing or wrong is named field by field with its code (422 PRODUCT_02 to PRODUCT_08, AUTH_14, VALIDATION; `options.3` is the fourth row); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at; 422 EVENT_REFUSED when nothing was changed.
         */
        post: operations["sendItemDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of an item
         * @description What the shop says about one of its items, the newest first. Buyers read it on the item's page.
         */
        get: operations["listItemNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/notice/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something about an item
         * @description Title and details are required. At most five stand at a time: another one is 409 CONFLICT until one is taken away. The very same words again while they stand are the same notice.
         */
        post: operations["addItemNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/notice/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a notice away
         * @description Buyers do not see it any more. One that is gone already is 404.
         */
        post: operations["removeItemNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/product/draft/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what waits for staff
         * @description A new item is a draft again; of an item on sale the old version stays and the draft is kept. 422 EVENT_REFUSED when nothing waits; 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at.
         */
        post: operations["withdrawItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/question/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a shop's items
         * @description Of the caller's own shop: what waits for an answer, the longest wait first, or what was answered, the newest answer first; secret ones too. The numbers under the tabs count those that the words find.
         */
        get: operations["listShopQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a shop's items
         * @description Of the caller's own shop, the newest first: all that are shown, those without a reply, those of one and two stars, or those whose removal was asked for, with what staff decided. The numbers under the tabs count those that the words find.
         */
        get: operations["listShopReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * News of orders, payments and points
         * @description The caller's own, the newest first. `total` looks a thousand beyond the page that is asked for and no further; `unread` says a thousand at most.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark news as read
         * @description Those named, or all of them; news of others are passed over.
         */
        post: operations["readNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Positive integer key.
         * @example 42
         */
        Id: number;
        /**
         * @description Whole đồng, VAT included unless the field says otherwise.
         * @example 2490000
         */
        Money: number;
        /** @enum {string} */
        RoomType: "living-room" | "bedroom" | "kitchen" | "bathroom" | "master-room" | "gym" | "multipurpose" | "living-kitchen" | "other";
        /** @enum {string} */
        InteriorStyle: "industrial" | "luxury" | "modern" | "scandinavian" | "other";
        /**
         * @description Folded title for addresses; Hangul is kept (3.7).
         * @example can-ho-hai-phong-ngu-anh-sang-dong
         */
        Slug: string;
        BrandRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A picture of the media store. Its address is `/media/{path}/{name}?width=&height=`, either may be left out. */
        Picture: {
            /** @example products */
            path: string;
            /** @example sofa-linen-oat.avif */
            name: string;
            /** @description Pixels of the original. */
            width: number;
            /** @description Pixels of the original. */
            height: number;
            /** @description In the language of the request. Empty for decoration. */
            alt: string;
            /** @description Tiny data URI to paint before the picture arrives. May be empty. */
            placeholder: string;
            /** @description Mean colour of the picture. */
            color: string;
        };
        /** @description What is taken off the list price. */
        Discount: {
            amount: components["schemas"]["Money"];
            /** @description Rounded down for the badge. */
            percent: number;
        };
        /** @description What the product costs without options. `finalPrice` is the web price with VAT (D79): general and web-only discounts count; an app-only discount is a hint (`appPrice`), never applied here. */
        Prices: {
            listPrice: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
            /**
             * @description Percent, contained in the prices.
             * @example 8
             */
            vatRate: number;
            discountWeb: components["schemas"]["Discount"] | null;
            discountApp: components["schemas"]["Discount"] | null;
            appPrice: components["schemas"]["Money"] | null;
        };
        RatingValue: {
            /** @description 0 when nobody has rated. One decimal. */
            average: number;
            count: number;
        };
        /**
         * @description On sale while any option has stock.
         * @enum {string}
         */
        Availability: "on_sale" | "sold_out";
        /** @enum {string} */
        PromotionIcon: "gift" | "buy-1-get-1" | "free-shipping" | "pop-up" | "overseas" | "special-price" | "only-here";
        /** @description A match in UTF-16 units of the NFC text; `end` is exclusive. */
        TextRange: {
            /** @example 0 */
            start: number;
            /** @example 3 */
            end: number;
        };
        /** @description Matches of the query in the text beside it, in order, never overlapping. Empty when there is no query. */
        Highlights: components["schemas"]["TextRange"][];
        ProductCard: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description Where nobody has translated the name; otherwise it is in the language asked for.
             * @enum {string|null}
             */
            nameLanguage?: "vi" | null;
            slug: components["schemas"]["Slug"];
            brand: components["schemas"]["BrandRef"];
            categoryId: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            /** @description Second view, for a pointer that rests on the card. */
            hoverPicture?: components["schemas"]["Picture"] | null;
            prices: components["schemas"]["Prices"];
            rating: components["schemas"]["RatingValue"];
            availability: components["schemas"]["Availability"];
            promotionIcons: components["schemas"]["PromotionIcon"][];
            /** @description On sale for less than 30 days. */
            isNew: boolean;
            madeToOrder: boolean;
            optionCount: number;
            highlights: components["schemas"]["Highlights"];
        };
        PageMeta: {
            /** @example 1 */
            page: number;
            /** @example 24 */
            limit: number;
            /** @example 248 */
            total: number;
            /** @example 11 */
            totalPages: number;
            /** @description There are more than `total`, which were not counted; no page shows them. Left out where all were counted. */
            more?: boolean;
        };
        FacetValue: {
            value: string;
            count: number;
        };
        /** @description What the list can be narrowed to. Each group counts with every filter applied but its own, so that a second choice in a group shows what it would add. */
        Facets: {
            brands: {
                id: components["schemas"]["Id"];
                name: string;
                count: number;
            }[];
            categories: {
                categoryId: components["schemas"]["Id"];
                name: string;
                nameEn: string;
                nameKo: string;
                count: number;
            }[];
            rooms: components["schemas"]["FacetValue"][];
            styles: components["schemas"]["FacetValue"][];
            /** @description Lowest and highest final price; both 0 when the list is empty. */
            price: {
                min: components["schemas"]["Money"];
                max: components["schemas"]["Money"];
            };
            /** @description How many are discounted. */
            discounted: number;
            /** @description How many can be bought now. */
            inStock: number;
        };
        ProductList: {
            products: components["schemas"]["ProductCard"][];
            meta: components["schemas"]["PageMeta"];
            facets: components["schemas"]["Facets"];
        };
        /**
         * @description AUTH_01–AUTH_17 and PRODUCT_01–PRODUCT_14 are the specification's (2.19); the rest are ours. A client meets an unknown code with the message that came along.
         * @example AUTH_13
         * @example VALIDATION
         * @example NOT_FOUND
         * @example RATE_LIMITED
         * @example TOO_LARGE
         * @example UNSUPPORTED_MEDIA
         * @example CONFLICT
         * @example INTERNAL
         * @example UNAUTHENTICATED
         * @example FORBIDDEN
         * @example UNAVAILABLE
         */
        ErrorCode: string;
        FieldError: {
            /**
             * @description Name of the field or parameter; nested ones with dots.
             * @example email
             */
            field: string;
            /** @example VALIDATION */
            code: string;
            /** @description In the language of the request. */
            message: string;
        };
        /** @description The one envelope of every failure. */
        ErrorBody: {
            code: components["schemas"]["ErrorCode"];
            /** @description In the language of the request; never a stack trace. */
            message: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description With VERSION_CONFLICT: the thing as it is now, in the shape in which it is read. */
            current?: Record<string, never>;
            /** @description The same as the X-Request-Id header; quote it to support. */
            requestId: string;
        };
        ProductShortList: {
            products: components["schemas"]["ProductCard"][];
        };
        Suggestion: {
            /** @enum {string} */
            kind: "product" | "category" | "brand" | "keyword";
            /** @description Key of the product, category or brand; null for a keyword. */
            id?: components["schemas"]["Id"] | null;
            text: string;
            highlights: components["schemas"]["Highlights"];
            picture?: components["schemas"]["Picture"] | null;
            finalPrice?: components["schemas"]["Money"] | null;
        };
        Category: {
            categoryId: components["schemas"]["Id"];
            /** @description Vietnamese. */
            name: string;
            nameEn: string;
            nameKo: string;
            slug?: components["schemas"]["Slug"];
            productCount?: number;
            picture?: components["schemas"]["Picture"] | null;
        };
        ProductOption: {
            id: components["schemas"]["Id"];
            name: string;
            additionalAmount: components["schemas"]["Money"];
            stock: number;
            /** @description Swatch of a colour option. */
            color?: string | null;
        };
        /** @description Millimetres. */
        Dimensions: {
            width: number;
            depth: number;
            height: number;
        };
        /** @enum {string} */
        ApplianceKind: "television" | "soundbar" | "refrigerator" | "hob" | "hood" | "oven" | "dishwasher" | "rice_cooker" | "washer" | "dryer" | "air_conditioner" | "purifier" | "robot_vacuum";
        /**
         * @description What has to reach the place: `circuit` is a circuit of its own, `duct` the way out for air, `outdoor` the pipe to a unit outside.
         * @enum {string}
         */
        ApplianceConnection: "power" | "circuit" | "water" | "drain" | "gas" | "duct" | "outdoor";
        ApplianceFacts: {
            kind: components["schemas"]["ApplianceKind"];
            /** @description Millimetres left free: at each side, above and behind. */
            air: {
                side: number;
                above: number;
                behind: number;
            };
            connections: components["schemas"]["ApplianceConnection"][];
            /** @description Rated, in watts. */
            power: number;
            /** @description Kilowatt hours a year, at the use that its kind is told with. */
            yearlyEnergy: number;
            /** @description Stars of the Vietnamese energy label; null where that kind bears none. */
            energyStars: number | null;
            /** @description dB(A) at its loudest in ordinary use; null for what makes no noise of its own. */
            noise: number | null;
        };
        /** @description What one is told of a floor or a paint to count how many packs a room takes. */
        Pack: {
            /** @enum {string} */
            surface: "floor" | "wall";
            /** @description Square metres that one pack covers, a wall with its coats. */
            covers: number;
        };
        Shipping: {
            /** @enum {string} */
            method: "package-company" | "self";
            /** @description Carrier; null when the seller delivers. */
            company: string | null;
            /** @enum {string} */
            feeType: "free" | "fixed" | "free-from-amount" | "on-quote";
            fee: components["schemas"]["Money"];
            /** @description Order amount from which delivery is free. */
            freeFrom: components["schemas"]["Money"] | null;
            /** @description 0 means included; null means not offered. */
            installationFee: components["schemas"]["Money"] | null;
            /** @description Business days until dispatch. */
            preparationDays: number;
            packingSize: string | null;
            /** @description Millimetres by which the piece is lower once its legs are off; null when none come off. */
            removableLegs: number | null;
        };
        ReturnFacts: {
            /** @description False for made-to-order pieces that are not faulty. */
            returnable: boolean;
            /** @description Days after delivery in which to ask. */
            withinDays: number;
            processBusinessDays: number;
            returnFee: components["schemas"]["Money"];
            /**
             * @description Who pays when the piece is not faulty.
             * @enum {string}
             */
            paidBy: "buyer" | "seller";
            note: string | null;
        };
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601 with `Z`. Shown in Asia/Ho_Chi_Minh.
         * @example 2026-11-14T02:30:00Z
         */
        Instant: string;
        /** @description Seller card (Law 19/2023 asks for name, registration number and address). */
        Seller: {
            id: components["schemas"]["Id"];
            name: string;
            registrationNumber: string;
            address: string;
            representative: string | null;
            rating: components["schemas"]["RatingValue"];
            productCount: number;
            since: components["schemas"]["Instant"];
            /** @description When staff looked at its papers last; null when they never did. */
            verifiedAt: components["schemas"]["Instant"] | null;
            /** @description No new order reaches the shop for now. */
            resting: boolean;
        };
        RatingSummary: {
            average: number;
            count: number;
            withPictures: number;
            /** @description Five entries, from 5 stars to 1. */
            histogram: {
                stars: number;
                count: number;
            }[];
        };
        /** @description What a shop says about an item, as it wrote it. */
        ItemNotice: {
            id: components["schemas"]["Id"];
            title: string;
            details: string;
            addedAt: components["schemas"]["Instant"];
        };
        StorySection: {
            /** @description Empty without one. */
            title: string;
            /** @description Plain text; blank lines part paragraphs. */
            text: string;
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Where the picture stands.
             * @enum {string}
             */
            side: "above" | "left" | "right";
        };
        /**
         * Format: date
         * @description A day in Vietnam that somebody sends.
         * @example 2018-05-14
         */
        SentDay: string;
        ProductDetail: {
            id: components["schemas"]["Id"];
            itemNumber: string;
            name: string;
            slug: components["schemas"]["Slug"];
            summary: string;
            /** @description Plain text; blank lines part paragraphs. */
            description: string;
            /** @description What nobody has translated and therefore comes in Vietnamese; none of it where Vietnamese was asked for. A shop writes its notices in Vietnamese alone. */
            inVietnamese: ("name" | "summary" | "description" | "notices")[];
            brand: components["schemas"]["BrandRef"];
            category: components["schemas"]["Category"];
            gallery: components["schemas"]["Picture"][];
            prices: components["schemas"]["Prices"];
            options: components["schemas"]["ProductOption"][];
            /** @description Sum over the options. */
            stock: number;
            availability: components["schemas"]["Availability"];
            promotionIcons: components["schemas"]["PromotionIcon"][];
            madeToOrder: boolean;
            isNew: boolean;
            rooms: components["schemas"]["RoomType"][];
            style: components["schemas"]["InteriorStyle"];
            dimensions: components["schemas"]["Dimensions"];
            /** @description Kilograms. */
            weight: number;
            /** @description What else one has to know of an appliance; null for anything else. */
            appliance: components["schemas"]["ApplianceFacts"] | null;
            /** @description What one pack of a floor or a paint covers; null for anything else. */
            pack: components["schemas"]["Pack"] | null;
            material: string;
            /** @description How the sizes were taken. */
            measurement: string;
            producedBy: string;
            producedCountry: string;
            /** @description Care and precautions. */
            handling: string;
            afterSales: {
                name: string;
                phone: string;
                hours: string;
            };
            shipping: components["schemas"]["Shipping"];
            returns: components["schemas"]["ReturnFacts"];
            seller: components["schemas"]["Seller"];
            ratingSummary: components["schemas"]["RatingSummary"];
            questionCount: number;
            hashtags: string[];
            /** @description What the shop says about it, the newest first. */
            notices: components["schemas"]["ItemNotice"][];
            /** @description What the shop says on the pages of all its items these days, the newest first. */
            shopNotices: components["schemas"]["ItemNotice"][];
            /** @description What the shop tells of it at length, below the description. */
            story: components["schemas"]["StorySection"][];
            /**
             * @description Quantity from which a bulk-order inquiry takes the place of buying (D74).
             * @example 50
             */
            bulkFrom: number;
            /** @description The last day of this price, while a promotion makes it lower; null while none does. */
            priceUntil: components["schemas"]["SentDay"] | null;
        };
        Author: {
            name: string;
            avatar: components["schemas"]["Picture"] | null;
        };
        /** @description The seller's answer. */
        Reply: {
            name: string;
            content: string;
            createdAt: components["schemas"]["Instant"];
        };
        Review: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["Author"];
            rating: number;
            content: string;
            pictures: components["schemas"]["Picture"][];
            optionName: string | null;
            helpfulCount: number;
            createdAt: components["schemas"]["Instant"];
            reply: components["schemas"]["Reply"] | null;
        };
        ReviewList: {
            items: components["schemas"]["Review"][];
            meta: components["schemas"]["PageMeta"];
            summary: components["schemas"]["RatingSummary"];
        };
        /** @description A further question of the same member, with its answer. */
        QuestionTurn: {
            content: string;
            createdAt: components["schemas"]["Instant"];
            answer: components["schemas"]["Reply"] | null;
        };
        Question: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["Author"];
            /** @enum {string} */
            category: "item" | "delivery" | "return" | "change" | "cancel" | "refund" | "others";
            /** @description Only its author and the seller may read it; author, content and answer are empty for others. */
            secret: boolean;
            content: string;
            createdAt: components["schemas"]["Instant"];
            answer: components["schemas"]["Reply"] | null;
            /** @description What its author asked after it, the newest last. */
            further: components["schemas"]["QuestionTurn"][];
        };
        QuestionList: {
            items: components["schemas"]["Question"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @enum {string} */
        BookmarkKind: "product" | "design" | "room" | "article" | "essay" | "share";
        BookmarkForm: {
            kind: components["schemas"]["BookmarkKind"];
            targetId: components["schemas"]["Id"];
            /** @description How it shall be. */
            saved: boolean;
        };
        BookmarkState: {
            kind: components["schemas"]["BookmarkKind"];
            targetId: components["schemas"]["Id"];
            saved: boolean;
        };
        BookmarkIds: {
            kind: components["schemas"]["BookmarkKind"];
            ids: components["schemas"]["Id"][];
        };
        SavedProduct: {
            product: components["schemas"]["ProductCard"];
            savedAt: components["schemas"]["Instant"];
        };
        /** @description How many of each are there to be seen. */
        BookmarkCounts: {
            product: number;
            design: number;
            room: number;
            share: number;
            article: number;
            essay: number;
        };
        SavedProductList: {
            items: components["schemas"]["SavedProduct"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        /** @enum {string} */
        HouseType: "duplex" | "studio" | "penthouse" | "villa" | "1-bedroom" | "2-bedroom" | "3-bedroom" | "4-bedroom";
        SimpleDesign: {
            id: components["schemas"]["Id"];
            title: string;
            slug: components["schemas"]["Slug"];
            design_number: string;
            style: components["schemas"]["InteriorStyle"];
            house_type: components["schemas"]["HouseType"];
            /** @enum {string} */
            design_type: "whole-unit" | "by-room";
            /** @description Square metres. */
            area: number;
            price: components["schemas"]["Money"];
            likes: number;
            picture: components["schemas"]["Picture"];
        };
        /** @description What contractors may ask for the works, đồng with VAT. */
        ConstructionRange: {
            from: components["schemas"]["Money"];
            to: components["schemas"]["Money"];
        };
        DesignPartnerName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        DesignCard: components["schemas"]["SimpleDesign"] & {
            room_count: number;
            /** @description Null where it is made on request. */
            construction: components["schemas"]["ConstructionRange"] | null;
            /** @description A room of it can be turned round in. */
            has_panorama: boolean;
            /** @description The design partner who sells it and has a page; null of the house's own. */
            partner: components["schemas"]["DesignPartnerName"] | null;
        };
        SavedDesign: {
            design: components["schemas"]["DesignCard"];
            savedAt: components["schemas"]["Instant"];
        };
        SavedDesignList: {
            items: components["schemas"]["SavedDesign"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        DesignRoomName: {
            id: components["schemas"]["Id"];
            room_type: components["schemas"]["RoomType"];
            name: string;
            /** @description Square metres. */
            area: number;
            picture: components["schemas"]["Picture"];
            has_panorama: boolean;
        };
        /** @description A room of a design, away from its page. */
        DesignRoomCard: components["schemas"]["DesignRoomName"] & {
            design_id: components["schemas"]["Id"];
            design_title: string;
        };
        SavedRoom: {
            room: components["schemas"]["DesignRoomCard"];
            savedAt: components["schemas"]["Instant"];
        };
        SavedRoomList: {
            items: components["schemas"]["SavedRoom"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        InteriorShare: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            excerpt: string;
            picture: components["schemas"]["Picture"];
            picture_count: number;
            author: components["schemas"]["Author"];
            style: components["schemas"]["InteriorStyle"];
            house_type: components["schemas"]["HouseType"];
            /** @description Square metres. */
            area: number | null;
            city: string | null;
            /** @description Pieces of the shop marked on its pictures. */
            pieces: number;
            likes: number;
            comments: number;
            views: number;
            created_at: components["schemas"]["Instant"];
        };
        SavedShare: {
            share: components["schemas"]["InteriorShare"];
            savedAt: components["schemas"]["Instant"];
        };
        SavedShareList: {
            items: components["schemas"]["SavedShare"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        /** @enum {string} */
        ArticleType: "guide" | "trend" | "story" | "news";
        Article: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            type: components["schemas"]["ArticleType"];
            title: string;
            excerpt: string;
            picture: components["schemas"]["Picture"];
            author: components["schemas"]["Author"];
            reading_minutes: number;
            views: number;
            published_at: components["schemas"]["Instant"];
        };
        SavedArticle: {
            article: components["schemas"]["Article"];
            savedAt: components["schemas"]["Instant"];
        };
        SavedArticleList: {
            items: components["schemas"]["SavedArticle"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        /** @description A text somebody signs: how a home is lived in, not how a thing is done. */
        Essay: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            excerpt: string;
            picture: components["schemas"]["Picture"];
            author: components["schemas"]["Author"];
            reading_minutes: number;
            published_at: components["schemas"]["Instant"];
        };
        SavedEssay: {
            essay: components["schemas"]["Essay"];
            savedAt: components["schemas"]["Instant"];
        };
        SavedEssayList: {
            items: components["schemas"]["SavedEssay"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["BookmarkCounts"];
        };
        /** @description A product or a design as the thing that something is about. */
        ProductBrief: {
            id: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["Picture"];
        };
        Reviewable: {
            orderItemId: components["schemas"]["Id"];
            orderNumber: string;
            product: components["schemas"]["ProductBrief"];
            optionName: string | null;
            quantity: number;
            confirmedAt: components["schemas"]["Instant"];
        };
        ReviewableList: {
            items: components["schemas"]["Reviewable"][];
            meta: components["schemas"]["PageMeta"];
        };
        MyReview: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["ProductBrief"];
            rating: number;
            content: string;
            pictures: components["schemas"]["Picture"][];
            optionName: string | null;
            /** @description Points it earned. */
            points: number;
            helpfulCount: number;
            createdAt: components["schemas"]["Instant"];
            reply: components["schemas"]["Reply"] | null;
        };
        MyReviewList: {
            items: components["schemas"]["MyReview"][];
            meta: components["schemas"]["PageMeta"];
        };
        Words: string;
        /** @description Addresses answered by /aws/upload. */
        UploadedImages: string[];
        NewReview: {
            orderItemId: components["schemas"]["Id"];
            rating: number;
            content: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
        };
        ReviewReply: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
        };
        /**
         * @description The only reasons for which a seller may ask.
         * @enum {string}
         */
        RemovalReason: "irrelevant" | "false" | "abusive";
        RemovalRequest: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["RemovalReason"];
        };
        /** @enum {string} */
        ReviewState: "visible" | "deletion_requested" | "deleted";
        RequestedRemoval: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ReviewState"];
            reason: components["schemas"]["RemovalReason"];
        };
        HelpfulForm: {
            id: components["schemas"]["Id"];
            /** @description How it shall be. */
            helpful: boolean;
        };
        HelpfulState: {
            id: components["schemas"]["Id"];
            helpful: boolean;
            helpfulCount: number;
        };
        HelpfulIds: {
            ids: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        QuestionCategory: "item" | "delivery" | "return" | "change" | "cancel" | "refund" | "others";
        /** @description Made by the client for one thing to send: sent again, nothing happens twice. */
        RequestKey: string;
        NewQuestion: {
            productId: components["schemas"]["Id"];
            category: components["schemas"]["QuestionCategory"];
            content: components["schemas"]["Words"];
            secret: boolean;
            key: components["schemas"]["RequestKey"];
        };
        NewDesignQuestion: {
            designId: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
            secret: boolean;
            key: components["schemas"]["RequestKey"];
        };
        /** @enum {string} */
        QuestionState: "unanswered" | "answered";
        MyQuestion: {
            id: components["schemas"]["Id"];
            /** @description Null of a question about a design. */
            product: components["schemas"]["ProductBrief"] | null;
            /** @description Null of a question about a product. */
            design: components["schemas"]["ProductBrief"] | null;
            category: components["schemas"]["QuestionCategory"];
            secret: boolean;
            content: string;
            state: components["schemas"]["QuestionState"];
            version: number;
            createdAt: components["schemas"]["Instant"];
            answer: components["schemas"]["Reply"] | null;
            /** @description What was asked after it, the newest last. */
            further: components["schemas"]["QuestionTurn"][];
        };
        DesignQuestionCase: components["schemas"]["MyQuestion"] & {
            author: string;
            /** @description When the words were written that nobody has answered yet. */
            waitsSince: components["schemas"]["Instant"] | null;
        };
        DesignQuestionCaseList: {
            items: components["schemas"]["DesignQuestionCase"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                unanswered: number;
                answered: number;
            };
        };
        FurtherQuestion: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
            key: components["schemas"]["RequestKey"];
        };
        MyQuestionList: {
            items: components["schemas"]["MyQuestion"][];
            meta: components["schemas"]["PageMeta"];
        };
        QuestionAnswer: {
            id: components["schemas"]["Id"];
            version: number;
            content: components["schemas"]["Words"];
        };
        Brand: {
            id: components["schemas"]["Id"];
            name: string;
            slug: components["schemas"]["Slug"];
            country: string;
            /** @description Where the workshop stands. */
            place: string | null;
            line: string | null;
            cover: components["schemas"]["Picture"] | null;
            productCount: number;
            logo: components["schemas"]["Picture"] | null;
        };
        BrandDetail: {
            id: components["schemas"]["Id"];
            name: string;
            slug: components["schemas"]["Slug"];
            country: string;
            /** @description Where the workshop stands. */
            place: string | null;
            line: string | null;
            story: string | null;
            craft: string | null;
            founded: number | null;
            productCount: number;
            logo: components["schemas"]["Picture"] | null;
            cover: components["schemas"]["Picture"] | null;
            categories: {
                categoryId: components["schemas"]["Id"];
                name: string;
                nameEn: string;
                nameKo: string;
                count: number;
            }[];
        };
        /**
         * @description Another word list than the advertising plans (D94).
         * @enum {string}
         */
        PackageTier: "basic" | "trend" | "premium" | "economy" | "deluxe";
        FurniturePackage: {
            id: components["schemas"]["Id"];
            tier: components["schemas"]["PackageTier"];
            name: string;
            line: string;
            cover: components["schemas"]["Picture"];
            designCount: number;
            comboCount: number;
            /** @description Of its least expensive set; null when it has none. */
            fromPrice: components["schemas"]["Money"] | null;
        };
        PackageList: {
            packages: components["schemas"]["FurniturePackage"][];
        };
        /**
         * @description A whole home, or one corner of it.
         * @enum {string}
         */
        PackageSetKind: "design" | "combo";
        PackageItem: {
            product: components["schemas"]["ProductCard"];
            quantity: number;
            /** @description The first option there is a piece of; null when all are sold out. */
            optionId: components["schemas"]["Id"] | null;
        };
        /** @description Pieces that are bought together. `total` is what they cost today, `saving` what the list prices are above it. There is no price of the set's own. */
        PricedSet: {
            id: components["schemas"]["Id"];
            name: string;
            text: string;
            picture: components["schemas"]["Picture"];
            items: components["schemas"]["PackageItem"][];
            /** @description Sum of the quantities. */
            pieces: number;
            listTotal: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            saving: components["schemas"]["Money"];
            /** @description There is enough of every piece. */
            available: boolean;
        };
        PackageSet: components["schemas"]["PricedSet"] & {
            kind: components["schemas"]["PackageSetKind"];
            /** @description Square metres it is meant for. */
            area: number;
        };
        PackageDetail: components["schemas"]["FurniturePackage"] & {
            story: string;
            sets: components["schemas"]["PackageSet"][];
        };
        /** @description A furniture and decor set. Its `text` is HTML; clients strip the tags for display. */
        DecorSet: components["schemas"]["PricedSet"] & {
            room: components["schemas"]["RoomType"];
            style: components["schemas"]["InteriorStyle"];
        };
        /** @enum {string} */
        BannerPosition: "home-hero" | "home-middle" | "shop-top";
        Banner: {
            id: components["schemas"]["Id"];
            title: string;
            subtitle: string | null;
            /** @description Words of the button. */
            action: string | null;
            /** @description Address inside the product without its language prefix. */
            href: string;
            position: components["schemas"]["BannerPosition"];
            picture: components["schemas"]["Picture"];
            /** @description Upright cut for screens of 992 px and less. */
            narrowPicture: components["schemas"]["Picture"] | null;
            /**
             * @description Whether text on the picture is light or dark.
             * @enum {string}
             */
            tone: "light" | "dark";
        };
        BannerPage: components["schemas"]["Banner"] & {
            /** @description Paragraphs parted by empty lines. */
            content: string;
            /** @description Where its page leads on to, without the language prefix. */
            leadsTo: string | null;
            products: components["schemas"]["ProductCard"][];
        };
        /** @description One point is one đồng. */
        PointsBalance: {
            current: number;
            accumulated: number;
            used: number;
            expired: number;
            /** @description Lots that end within 30 days. */
            expiring: {
                amount: number;
                expiresAt: components["schemas"]["Instant"];
                /** @description Whole days that are left. */
                days: number;
            }[];
        };
        /** @enum {string} */
        PointMoveKind: "earn" | "spend" | "restore" | "expire" | "revoke";
        PointMove: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["PointMoveKind"];
            /** @description Signed. */
            amount: number;
            at: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            product: components["schemas"]["ProductBrief"] | null;
            orderNumber: string | null;
        };
        PointMoveList: {
            items: components["schemas"]["PointMove"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @enum {string} */
        CouponState: "available" | "used" | "expired" | "withdrawn";
        MemberCoupon: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            state: components["schemas"]["CouponState"];
            /** @description Now; an available one is not before its first day. */
            usable: boolean;
            /** @enum {string} */
            kind: "amount" | "percent";
            amount: components["schemas"]["Money"] | null;
            percent: number | null;
            max: components["schemas"]["Money"] | null;
            minimum: components["schemas"]["Money"];
            from: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
        };
        CouponList: {
            items: components["schemas"]["MemberCoupon"][];
            meta: components["schemas"]["PageMeta"];
            /** @description That can be used now, whatever is filtered. */
            available: number;
        };
        /**
         * @description Folded to capitals; letters of the English alphabet and digits.
         * @example NHAMOI10
         */
        CodeName: string;
        /**
         * Format: email
         * @example khach@hien.example
         */
        Email: string;
        CartSeller: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
        };
        CartProduct: {
            id: components["schemas"]["Id"];
            name: string;
            slug: components["schemas"]["Slug"];
            picture: components["schemas"]["Picture"];
        };
        /** @description One choice of the product, with what a piece of it costs on the web today. */
        CartOption: {
            id: components["schemas"]["Id"];
            name: string;
            color: string | null;
            unitPrice: components["schemas"]["Money"];
            stock: number;
        };
        /**
         * @description Why a line cannot be bought as it is: the option was taken away (PRODUCT_08), nothing or too little is left
         *     (PRODUCT_12), the product is not sold at present, its seller no longer sells here, or it is a bulk order (D74).
         * @enum {string}
         */
        CartProblem: "option_gone" | "sold_out" | "not_enough" | "not_on_sale" | "seller_gone" | "own_shop" | "bulk";
        CartLine: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["CartProduct"];
            option: components["schemas"]["CartOption"] | null;
            options: components["schemas"]["CartOption"][];
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            /** @description Of one piece with its option, before discounts. */
            listPrice: components["schemas"]["Money"];
            /** @description What one piece cost when the line was added or its new price was last confirmed. */
            seenPrice: components["schemas"]["Money"];
            /** @description Of the chosen option. */
            stock: number;
            problem: components["schemas"]["CartProblem"] | null;
            selected: boolean;
            /** @description Put aside; neither counted nor bought. */
            later: boolean;
            amount: components["schemas"]["Money"];
        };
        /** @description The lines of one seller, which become one order. */
        CartGroup: {
            seller: components["schemas"]["CartSeller"];
            lines: components["schemas"]["CartLine"][];
            /** @description Of the lines that are chosen and can be bought. */
            amount: components["schemas"]["Money"];
        };
        /** @description Of the lines that are chosen and can be bought, before coupon, points and delivery. */
        CartTotals: {
            list: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            goods: components["schemas"]["Money"];
            lines: number;
            pieces: number;
        };
        /** @description The coupon that takes off most from what is chosen, or the nearest one that is not reached yet. */
        CouponHint: {
            name: string;
            off: components["schemas"]["Money"];
            /** @description How much more to buy until it may be used; 0 when it may. */
            missing: components["schemas"]["Money"];
        };
        Cart: {
            sellers: components["schemas"]["CartGroup"][];
            later: components["schemas"]["CartLine"][];
            totals: components["schemas"]["CartTotals"];
            coupon: components["schemas"]["CouponHint"] | null;
            /** @description Lines that are not put aside; what the header shows, together with the designs. */
            count: number;
            /** @description Ready-made designs beside the goods, in a list of their own (`readDesignCart`). */
            designs: number;
            maxLines: number;
            /** @example 50 */
            bulkFrom: number;
        };
        CartAddition: {
            optionId: components["schemas"]["Id"];
            /** @example 1 */
            quantity: number;
            /** @description The line has this quantity afterwards, whatever it had; for buying at once. */
            exactly?: boolean;
        };
        CartAdditions: {
            lines: components["schemas"]["CartAddition"][];
            idempotencyKey: string;
        };
        RoomsAddition: {
            designId: components["schemas"]["Id"];
            /** @description A selection's code (docs/adr/0067). What cannot be read is the home's own look. */
            selection: string;
            idempotencyKey: string;
        };
        RoomsAddedLine: {
            variantId: components["schemas"]["Id"];
            name: string;
            wanted: number;
            /** @description 0 when nothing was added. */
            added: number;
            /** @description Today's price of one. */
            unitPrice: components["schemas"]["Money"];
            /** @description Why less was added than wanted; `cart_full` when the cart holds no more lines. */
            problem: components["schemas"]["CartProblem"] | "cart_full" | null;
        };
        RoomsAdded: {
            lines: components["schemas"]["RoomsAddedLine"][];
        };
        CartChange: {
            id: components["schemas"]["Id"];
            quantity?: number;
            optionId?: components["schemas"]["Id"];
            selected?: boolean;
            later?: boolean;
            /**
             * @description The new price was read.
             * @constant
             */
            seen?: true;
        };
        CartChoice: {
            ids: components["schemas"]["Id"][];
            selected: boolean;
        };
        CartLineIds: {
            ids: components["schemas"]["Id"][];
        };
        OrderedDesign: {
            designId: components["schemas"]["Id"];
            /** @example HD-0007 */
            number: string;
            title: string;
            picture: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
        };
        /**
         * @description Why a design cannot be bought.
         * @enum {string}
         */
        DesignProblem: "OWN_DESIGN" | "ALREADY_OWNED" | "ALREADY_ORDERED" | "DESIGN_WITHDRAWN";
        QuotedDesign: components["schemas"]["OrderedDesign"] & {
            problem: components["schemas"]["DesignProblem"] | null;
            message: string | null;
        };
        CartDesign: components["schemas"]["QuotedDesign"] & {
            /** @description What it cost when it was put in. */
            seenPrice: components["schemas"]["Money"];
        };
        /** @description What a member means to buy of designs, the newest first. */
        DesignCart: {
            lines: components["schemas"]["CartDesign"][];
            /** @description Of what can be bought. */
            total: components["schemas"]["Money"];
            /**
             * @description Ordinary members buy through a contractor (D78).
             * @enum {string}
             */
            purchase: "direct" | "through-contractor";
            maxLines: number;
        };
        CartDesignForm: {
            designId: components["schemas"]["Id"];
        };
        DesignIds: components["schemas"]["Id"][];
        CartDesignsForm: {
            designIds: components["schemas"]["DesignIds"];
        };
        /**
         * @description Months of an instalment plan.
         * @enum {integer}
         */
        Months: 3 | 6 | 9 | 12;
        StartPayment: {
            groupId: components["schemas"]["Id"];
            /**
             * @description Any way but cash on delivery.
             * @enum {string}
             */
            method: "VA" | "IC" | "QR" | "DC" | "EW-MOMO" | "EW-ZALO" | "EW-SHOPEE" | "IS";
            /** @description Required for IS. */
            months?: components["schemas"]["Months"];
            /** @description The same key starts nothing again and gets the same try. */
            idempotencyKey: string;
        };
        /** @description Where a bank transfer has to go, and what its QR picture says. */
        Transfer: {
            /** @example Vietcombank */
            bank: string;
            /** @example 0123456789 */
            account: string;
            /** @example CONG TY HIEN */
            holder: string;
            amount: components["schemas"]["Money"];
            /**
             * @description What the transfer has to say, so that it finds its order.
             * @example SO20260306000123
             */
            memo: string;
            /** @description The text inside the VietQR picture. */
            qr: string;
            dueAt: components["schemas"]["Instant"];
            /**
             * Format: uri
             * @description Where a transfer can be played, in development and demonstrations alone.
             */
            simulatedBank?: string | null;
        };
        StartedPayment: {
            attemptId: components["schemas"]["Id"];
            /** Format: uri */
            redirect: string | null;
            transfer: components["schemas"]["Transfer"] | null;
        };
        ReturnFields: {
            /** @enum {string} */
            gateway: "vnpay" | "momo" | "zalopay" | "shopeepay";
            /** @description What stands in the address, name by name. */
            fields: {
                [key: string]: string;
            };
        };
        /**
         * @description What a gateway's result means for the person who pays.
         * @enum {string}
         */
        Result: "ok" | "cancelled" | "no-balance" | "expired" | "wrong-code" | "limit" | "blocked" | "not-enrolled" | "maintenance" | "processing" | "suspicious" | "other";
        ReadReturn: {
            /**
             * @description unknown: rightly signed, but of no payment of the caller.
             * @enum {string}
             */
            verdict: "genuine" | "forged" | "unknown";
            /** @description What the gateway says; null unless genuine. */
            result: components["schemas"]["Result"] | null;
            groupId: components["schemas"]["Id"] | null;
        };
        /** @description Whose account a bank transfer goes to. */
        Payee: {
            /** @example Vietcombank */
            bank: string;
            /** @example 0123456789 */
            account: string;
            /** @example CONG TY HIEN */
            holder: string;
        };
        PayeeAnswer: {
            /** @description Null where no account is configured. */
            payee: components["schemas"]["Payee"] | null;
        };
        /**
         * @description What is paid for (D26).
         * @enum {string}
         */
        Purpose: "design" | "shop" | "ad" | "auction" | "top-up";
        /**
         * @description How a sum is paid (3.4): VA bank transfer, IC card, QR VNPAY-QR, DC ATM card, EW wallets, IS instalments, COD.
         * @enum {string}
         */
        Method: "VA" | "IC" | "QR" | "DC" | "EW-MOMO" | "EW-ZALO" | "EW-SHOPEE" | "IS" | "COD";
        Instalment: {
            months: components["schemas"]["Months"];
            /** @description What a month costs; some are a đồng less where the sum cannot be divided. */
            monthly: components["schemas"]["Money"];
        };
        OfferedMethod: {
            method: components["schemas"]["Method"];
            /** @description Plans to choose from; empty for every method but IS. */
            instalments: components["schemas"]["Instalment"][];
        };
        /** @description The newest try to pay (2.11). */
        Attempt: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["Method"];
            months: components["schemas"]["Months"] | null;
            /** @enum {string} */
            state: "created" | "pending" | "succeeded" | "failed" | "expired";
            failure: components["schemas"]["Result"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
            /**
             * Format: uri
             * @description The gateway's page of a try that is still open.
             */
            redirect: string | null;
            startedAt: components["schemas"]["Instant"];
        };
        ShortTransfer: {
            arrived: components["schemas"]["Money"];
            missing: components["schemas"]["Money"];
        };
        /** @description Money that came twice, too late or too much, on its way back. */
        MoneyBack: {
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "requested" | "processing" | "failed" | "refunded";
            dueAt: components["schemas"]["Instant"];
        };
        PaidGoods: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            quantity: number;
            name: string;
            optionName: string;
            picture: components["schemas"]["Picture"];
            /** @description The last day on which it has to be there; later it can be cancelled. */
            deliverBy: components["schemas"]["Instant"];
        };
        Payment: {
            groupId: components["schemas"]["Id"];
            /** @example SO20260306-000123 */
            number: string;
            purpose: components["schemas"]["Purpose"];
            /** @description Chosen at checkout, or by the newest try. */
            method: components["schemas"]["Method"];
            total: components["schemas"]["Money"];
            /**
             * @description waiting: nothing was tried yet. pending: a try is open. failed, expired: it ended, another may begin. paid: the money is here. on-delivery: paid at the door. cancelled: nothing is to be paid any more.
             * @enum {string}
             */
            state: "waiting" | "pending" | "failed" | "expired" | "paid" | "on-delivery" | "cancelled";
            placedAt: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
            /** @description Ways to pay this sum now; empty when nothing is to be paid. */
            methods: components["schemas"]["OfferedMethod"][];
            attempt: components["schemas"]["Attempt"] | null;
            transfer: components["schemas"]["Transfer"] | null;
            /** @description What transfers have brought so far when it is not the whole sum; the transfer is for what is missing, and together they pay. Null otherwise. */
            short: components["schemas"]["ShortTransfer"] | null;
            /**
             * @description What our finance team is looking at; null when nothing.
             * @enum {string|null}
             */
            attention: "wrong-amount" | "suspicious" | null;
            returning: components["schemas"]["MoneyBack"][];
            /** @description What a checkout of the shop is for; empty for other purposes. */
            goods: components["schemas"]["PaidGoods"][];
            /** @description No money moves; pages say so. */
            simulated: boolean;
        };
        CheckoutAsk: {
            /** @description Lines of the cart; the chosen ones when left out. */
            lineIds?: components["schemas"]["Id"][];
            addressId?: components["schemas"]["Id"] | null;
            /** @description Sellers that are asked to put everything up. */
            installation?: components["schemas"]["Id"][];
            couponId?: components["schemas"]["Id"] | null;
            points?: components["schemas"]["Money"];
            referralCode?: string;
        };
        /** @description What says whether a piece comes into the home, in millimetres; asked of nobody but this device's measures. */
        QuotedSize: {
            width: number;
            depth: number;
            height: number;
            packingSize: string | null;
            removableLegs: number | null;
        };
        QuotedLine: {
            /** @description The line of the cart. */
            id: components["schemas"]["Id"];
            productId: components["schemas"]["Id"];
            name: string;
            optionName: string;
            picture: components["schemas"]["Picture"];
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            list: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            goods: components["schemas"]["Money"];
            couponShare: components["schemas"]["Money"];
            pointsShare: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            preparationDays: number;
            size: components["schemas"]["QuotedSize"];
        };
        QuotedDelivery: {
            fee: components["schemas"]["Money"];
            installation: components["schemas"]["Money"];
            /** @description What putting everything up at home would cost; null when nobody does it. */
            offered: components["schemas"]["Money"] | null;
            refused: ("delivery.noService" | "delivery.areaUnavailable") | null;
            message: string | null;
        };
        /** @description What becomes one order. */
        QuotedSeller: {
            seller: components["schemas"]["CartSeller"];
            lines: components["schemas"]["QuotedLine"][];
            goods: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            couponShare: components["schemas"]["Money"];
            pointsShare: components["schemas"]["Money"];
            /** @description Null until an address is known. */
            delivery: components["schemas"]["QuotedDelivery"] | null;
            /** @description When it has to be there at the latest, ordered now (D10). */
            deliverBy: components["schemas"]["Instant"];
            total: components["schemas"]["Money"];
        };
        QuotedTotals: {
            list: components["schemas"]["Money"];
            /** @description Additional amounts of the chosen options. */
            options: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            goods: components["schemas"]["Money"];
            coupon: components["schemas"]["Money"];
            points: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            installation: components["schemas"]["Money"];
            /** @description Contained in what is paid for the goods. */
            vat: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        QuotedCoupon: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            /** @description What it takes off these goods. */
            off: components["schemas"]["Money"];
            minimum: components["schemas"]["Money"];
            from: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
            refused: ("COUPON_NOT_VALID_NOW" | "COUPON_MINIMUM" | "COUPON_USED") | null;
            message: string | null;
        };
        QuotedPoints: {
            /** @description One point is one đồng. */
            available: components["schemas"]["Money"];
            /** @description How many this order can take. */
            most: components["schemas"]["Money"];
            used: components["schemas"]["Money"];
        };
        /**
         * @description Method codes of the specification; the wallet code names its wallet (D26).
         * @enum {string}
         */
        PaymentMethod: "VA" | "IC" | "QR" | "DC" | "EW-MOMO" | "EW-ZALO" | "EW-SHOPEE" | "IS" | "COD";
        QuotedMethod: {
            method: components["schemas"]["PaymentMethod"];
            /** @description Terms of instalments; empty for other methods. */
            months: {
                months: number;
                monthly: components["schemas"]["Money"];
            }[];
        };
        /** @description What stands against placing the order as asked, at the field it belongs to. */
        CheckoutRefusal: {
            /** @example referralCode */
            field: string;
            /**
             * @example referral.invalid
             * @example referral.own
             * @example referral.ended
             */
            code: string;
            /** @description In the language of the request. */
            message: string;
        };
        CheckoutQuote: {
            sellers: components["schemas"]["QuotedSeller"][];
            totals: components["schemas"]["QuotedTotals"];
            coupons: components["schemas"]["QuotedCoupon"][];
            /** @description The coupon that counts in these figures. */
            couponId: components["schemas"]["Id"] | null;
            points: components["schemas"]["QuotedPoints"];
            /** @description The code that counts. */
            referral: string | null;
            methods: components["schemas"]["QuotedMethod"][];
            refusals: components["schemas"]["CheckoutRefusal"][];
            /** @description Asked-for lines that cannot be bought; they are in none of the figures. */
            blocked: {
                id: components["schemas"]["Id"];
                name: string;
                problem: components["schemas"]["CartProblem"];
                message: string;
            }[];
        };
        /** @description Whom the VAT invoice is for. It can be asked for here alone (D28). */
        RedBillForm: {
            company: string;
            email: string;
            taxCode: string;
            address: string;
        };
        /** @description Prices are the server's; `expectedTotal` only says what the buyer saw. */
        PlaceOrderForm: {
            lineIds: components["schemas"]["Id"][];
            addressId: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            messages?: {
                sellerId: components["schemas"]["Id"];
                text: string;
            }[];
            installation?: components["schemas"]["Id"][];
            couponId?: components["schemas"]["Id"] | null;
            points?: components["schemas"]["Money"];
            referralCode?: string;
            redBill?: components["schemas"]["RedBillForm"] | null;
            over18: boolean;
            terms: boolean;
            expectedTotal: components["schemas"]["Money"];
            /**
             * @description The same key gets the same order.
             * @example 0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9b11
             */
            idempotencyKey: string;
        };
        PlacedOrder: {
            groupId: components["schemas"]["Id"];
            /** @example SO20260306-000123 */
            number: string;
            method: components["schemas"]["PaymentMethod"];
            total: components["schemas"]["Money"];
            /** @description Nothing is left to pay now; cash on delivery, or coupon and points paid for all. */
            paid: boolean;
            orders: {
                id: components["schemas"]["Id"];
                number: string;
            }[];
        };
        AdCity: {
            /** @example Hà Nội */
            city: string;
            /** @description Gold places that can be bought now. */
            goldFree: number;
            /** @description Companies in line for one. */
            waiting: number;
            /** @description Gold places that are taken or held. */
            gold: number;
            basic: number;
            premium: number;
        };
        AdCityList: {
            items: components["schemas"]["AdCity"][];
        };
        AdCompany: {
            id: components["schemas"]["Id"];
            name: string;
            city: string;
            approved: boolean;
        };
        /** @enum {string} */
        AdReportReason: "misleading" | "offensive" | "not-a-contractor" | "wrong-contact" | "other";
        /** @description That staff keep a company's bought places off, as the company reads it. */
        AdTakenDown: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "taken-down" | "appealed" | "upheld";
            rule: components["schemas"]["AdReportReason"] | null;
            /** @description Why, in the words of staff. */
            words: string | null;
            at: components["schemas"]["Instant"];
            appeal: string | null;
            appealed_at: components["schemas"]["Instant"] | null;
            /** @description Why it stays off. */
            answer: string | null;
            /** @description Null once it is too late or was done. */
            appeal_until: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        AdPlan: "basic" | "gold";
        /** @description A position in the directory of a city. */
        AdPlace: {
            /** @example Hà Nội */
            city: string;
            /** @description 11 to 50 gold, from 51 basic. */
            position: number;
        };
        AdPeriod: {
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
        };
        AdOrder: {
            id: components["schemas"]["Id"];
            /** @description What is paid. */
            groupId: components["schemas"]["Id"];
            /** @example SO20260306-000123 */
            number: string;
            /** @enum {string} */
            kind: "purchase" | "upgrade" | "renewal";
            plan: components["schemas"]["AdPlan"];
            places: components["schemas"]["AdPlace"][];
            /** @enum {string} */
            state: "waiting" | "paid" | "cancelled";
            /** @description VAT included. */
            total: components["schemas"]["Money"];
            method: components["schemas"]["PaymentMethod"];
            placedAt: components["schemas"]["Instant"];
            /** @description Until when it waits for its money. */
            dueAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
            /** @description What the money was for; null until it was used. */
            period: components["schemas"]["AdPeriod"] | null;
            /** @description A VAT invoice was asked for. */
            hasInvoice: boolean;
        };
        Membership: {
            /** @enum {string} */
            state: "purchased" | "canceled" | "expired";
            version: number;
            plan: components["schemas"]["AdPlan"];
            places: components["schemas"]["AdPlace"][];
            period: components["schemas"]["AdPeriod"];
            /** @description When the next month is renewed; null after a cancellation. */
            autoPaymentDate: components["schemas"]["Instant"] | null;
            /** @description The city in which it goes on as basic, once its month is over (M3, M11). */
            pending: string | null;
            /** @description A renewal was not paid yet (M9). */
            pastDue: boolean;
            /** @description The last moment to pay before the next try. */
            retryAt: components["schemas"]["Instant"] | null;
            suspended: boolean;
            /** @description The month that follows, once it can be paid. */
            renewal: components["schemas"]["AdOrder"] | null;
        };
        PlaceWait: {
            id: components["schemas"]["Id"];
            city: string;
            /** @description 1 is next; with an offer it counts who still waits before. */
            place: number;
            /** @description Until when a place is kept for the company; null while it waits. */
            offerUntil: components["schemas"]["Instant"] | null;
            joinedAt: components["schemas"]["Instant"];
        };
        /**
         * @description Why a plan cannot be bought.
         * @enum {string}
         */
        AdProblem: "no-company" | "not-approved" | "order-waiting" | "taken-down" | "has-plan" | "restart-first" | "past-due" | "suspended";
        /** @description What ordering a plan would be now. */
        AdOffer: {
            plan: components["schemas"]["AdPlan"];
            /** @enum {string} */
            kind: "purchase" | "upgrade";
            /** @description VAT included. */
            total: components["schemas"]["Money"];
            period: components["schemas"]["AdPeriod"];
            /** @description Of the period, and how many of them are left, today included. */
            days: {
                all: number;
                left: number;
            };
            problem: components["schemas"]["AdProblem"] | null;
            methods: components["schemas"]["QuotedMethod"][];
        };
        MembershipOverview: {
            company: components["schemas"]["AdCompany"] | null;
            /** @description Staff keep its bought places off, whatever it buys. */
            takenDown: components["schemas"]["AdTakenDown"] | null;
            membership: components["schemas"]["Membership"] | null;
            /** @description A purchase or an upgrade that waits for its money. */
            waiting: components["schemas"]["AdOrder"] | null;
            /** @description Cities in which the company waits for a gold place. */
            waits: components["schemas"]["PlaceWait"][];
            offers: components["schemas"]["AdOffer"][];
            /** @description What was paid. */
            orders: components["schemas"]["AdOrder"][];
        };
        /** @description Prices are the server's; `expectedTotal` only says what the buyer saw. */
        PlaceAdOrderForm: {
            plan: components["schemas"]["AdPlan"];
            cities: string[];
            method: components["schemas"]["PaymentMethod"];
            redBill?: components["schemas"]["RedBillForm"] | null;
            terms: boolean;
            expectedTotal: components["schemas"]["Money"];
            idempotencyKey: string;
        };
        /** @description Counted once a visitor and hour. */
        AdFigures: {
            impression: number;
            profile: number;
            website: number;
            phone: number;
            email: number;
        };
        AdLeftOut: {
            robot: number;
            repeat: number;
            own: number;
            burst: number;
        };
        /** @description Where a company stood: the places of a month, or the slot of a week. */
        AdStanding: {
            /** @enum {string} */
            plan: "premium" | "gold" | "basic";
            places: {
                city: string;
                /** @description 1 to 10 premium, 11 to 50 gold, from 51 basic. */
                position: number;
            }[];
            period: components["schemas"]["AdPeriod"];
        };
        AdStatistics: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Every day, the oldest first. */
            days: ({
                /** Format: date */
                day: string;
            } & components["schemas"]["AdFigures"])[];
            total: components["schemas"]["AdFigures"];
            /** @description Of as many days before. */
            before: components["schemas"]["AdFigures"];
            cities: ({
                /** @description Null where it was found otherwise. */
                city: string | null;
            } & components["schemas"]["AdFigures"])[];
            leftOut: components["schemas"]["AdLeftOut"];
            /** @description What the paid months cost in these days, by the day. */
            spent: components["schemas"]["Money"];
            /** @description What one contact cost; null without one. */
            perContact: components["schemas"]["Money"] | null;
            /** @description The months of plans and the Premium weeks that were won, the newest first. */
            positions: components["schemas"]["AdStanding"][];
        };
        JoinPlaceLineForm: {
            city: string;
        };
        ChangeMembershipForm: {
            /** @enum {string} */
            event: "cancel" | "restart" | "downgrade" | "downgrade.undo" | "add_city" | "change_city";
            city?: string;
            from?: string;
            version: number;
        };
        /**
         * Format: date
         * @description The Monday of the ad week, in Vietnam.
         * @example 2026-11-23
         */
        AuctionWeek: string;
        /** @description Bids are taken from `opens`; slots close from `closes` on, each for itself; the results are out at `results`, and the winners are shown from `starts` to `ends`. */
        AuctionTimes: {
            opens: components["schemas"]["Instant"];
            closes: components["schemas"]["Instant"];
            results: components["schemas"]["Instant"];
            starts: components["schemas"]["Instant"];
            ends: components["schemas"]["Instant"];
        };
        /** @description A position of the directory. */
        Slot: number;
        AuctionSlot: {
            slot: components["schemas"]["Slot"];
            /** @description The highest bid that stands; null while there is none. Nobody is named. */
            highest: components["schemas"]["Money"] | null;
            /** @description The least that is taken now. */
            least: components["schemas"]["Money"];
            bids: number;
            /** @description A late bid moves it (D30). */
            closes: components["schemas"]["Instant"];
            /** @description What the asking company has on it that stands. */
            mine: components["schemas"]["Money"] | null;
        };
        /** @description SHA-256. */
        Checksum: string;
        Bid: {
            id: components["schemas"]["Id"];
            /** @description Its number in the ledger. */
            number: number;
            city: string;
            week: components["schemas"]["AuctionWeek"];
            slot: components["schemas"]["Slot"];
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "waiting" | "won" | "lost" | "canceled";
            version: number;
            loss: ("outbid" | "company-has-slot" | "superseded") | null;
            /** @enum {string} */
            ad: "none" | "running" | "over";
            /** @description It waits and nobody bid more on the slot. */
            leads: boolean;
            placedAt: components["schemas"]["Instant"];
            /** @description Until when it can be taken back; null when it cannot. */
            cancelUntil: components["schemas"]["Instant"] | null;
            /** @description By when its money is back; null when nothing is on its way. */
            refundDueAt: components["schemas"]["Instant"] | null;
            refundedAt: components["schemas"]["Instant"] | null;
            /** @description Its line in the ledger. */
            line: number;
            hash: components["schemas"]["Checksum"];
        };
        /** @description A bid on its way; it counts once its money is here. One for a later week is `planned` once it is paid, and is placed as the bidding of that week opens. */
        BidOrder: {
            id: components["schemas"]["Id"];
            /** @description What is paid. */
            groupId: components["schemas"]["Id"];
            /** @example SO20261120-000123 */
            number: string;
            city: string;
            week: components["schemas"]["AuctionWeek"];
            slot: components["schemas"]["Slot"];
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            state: "waiting" | "planned" | "placed" | "refused" | "cancelled";
            /** @description Why it was not taken when its money came, or when its week opened, in the reader's language. */
            refusal: string | null;
            method: components["schemas"]["PaymentMethod"];
            placedAt: components["schemas"]["Instant"];
            /** @description Until when it waits for its money. */
            dueAt: components["schemas"]["Instant"];
        };
        Auction: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            /** @description The server's clock, which alone counts. */
            now: components["schemas"]["Instant"];
            times: components["schemas"]["AuctionTimes"];
            slots: components["schemas"]["AuctionSlot"][];
            /** @description Bids that are left for all. */
            left: number;
            /** @description The end of the ledger's chain; null before the first bid. */
            head: {
                line: number;
                hash: components["schemas"]["Checksum"];
            } | null;
            /** @description The asking member's company; null for who cannot bid. */
            bidder: {
                company: string;
                /** @description Why it cannot bid. */
                problem: ("not-approved" | "taken-down") | null;
                /** @description Bids that are left; of a later week, what can still be planned. */
                left: number;
                bids: components["schemas"]["Bid"][];
                /** @description Bids that wait for their money, and planned ones. */
                orders: components["schemas"]["BidOrder"][];
            } | null;
        };
        /** @description One line, with everything that its hash is made of. */
        LedgerEntry: {
            n: number;
            at: components["schemas"]["Instant"];
            week: components["schemas"]["AuctionWeek"];
            city: string;
            bid: number;
            slot: components["schemas"]["Slot"];
            who: string;
            /** @description Tax code, account, representative and bank accounts, each under a key that is never told. */
            owners: string[];
            /** @enum {string} */
            event: "placed" | "superseded" | "canceled" | "voided" | "won" | "lost";
            amount: components["schemas"]["Money"];
            loss: ("outbid" | "company-has-slot" | "superseded") | null;
            prev: components["schemas"]["Checksum"];
            hash: components["schemas"]["Checksum"];
        };
        AuctionLedger: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            times: components["schemas"]["AuctionTimes"];
            entries: components["schemas"]["LedgerEntry"][];
            /** @description Whose bids they are, once the results are out. */
            names: {
                who: string;
                company: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description With it `who` can be made from `company`; null before the results. */
            weekKey: string | null;
            /** @description The weeks for which anybody bid in this city, the newest first. */
            weeks: components["schemas"]["AuctionWeek"][];
        };
        /** @description The end of the ledger of a week; it moves with each line until the results, and with a bid that is voided after them. */
        LedgerEnd: {
            week: components["schemas"]["AuctionWeek"];
            lines: number;
            hash: components["schemas"]["Checksum"];
            /** @description The results are written. */
            closed: boolean;
        };
        LedgerEnds: {
            city: string;
            ends: components["schemas"]["LedgerEnd"][];
        };
        /** @enum {string} */
        AuctionDisputeState: "open" | "accepted" | "rejected";
        /** @description What a company said against the results of a week, and the answer. */
        AuctionDispute: {
            state: components["schemas"]["AuctionDisputeState"];
            words: string;
            openedAt: components["schemas"]["Instant"];
            /** @description By when staff answer. */
            answerBy: components["schemas"]["Instant"];
            /** @description In the words of staff; null where they added none. */
            answer: string | null;
            decidedAt: components["schemas"]["Instant"] | null;
        };
        BidWeek: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            /** @description Until when the results can be disputed; null when they cannot. */
            disputeUntil: components["schemas"]["Instant"] | null;
            dispute: components["schemas"]["AuctionDispute"] | null;
        };
        BidList: {
            bids: components["schemas"]["Bid"][];
            /** @description With the first page, bids that wait for their money, planned ones, and those that were not taken any more. */
            orders: components["schemas"]["BidOrder"][];
            /** @description The weeks of these bids, and whether their results are or can be disputed. */
            weeks: components["schemas"]["BidWeek"][];
            page: components["schemas"]["PageMeta"];
        };
        DisputeAuctionForm: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            words: string;
        };
        /**
         * @description Whole đồng that somebody names: never more than one order may cost.
         * @example 2490000
         */
        SentMoney: number;
        PlaceBidForm: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            slot: number;
            amount: components["schemas"]["SentMoney"];
            method: components["schemas"]["PaymentMethod"];
            redBill?: components["schemas"]["RedBillForm"] | null;
            terms: boolean;
            idempotencyKey: string;
        };
        CancelBidForm: {
            version: number;
        };
        /** @enum {string} */
        DesignOrderTab: "pending" | "paid" | "cancel";
        /** @description Whose the designs are then; null where the buyer buys for itself. */
        OwnerName: string | null;
        /** @enum {string} */
        DesignOrderState: "pending" | "purchased" | "cancelled" | "refund_requested" | "refund_approved" | "refund_completed" | "refund_rejected";
        /**
         * @description Any way but cash on delivery (D26).
         * @enum {string}
         */
        DesignOrderMethod: "VA" | "IC" | "QR" | "DC" | "EW-MOMO" | "EW-ZALO" | "EW-SHOPEE" | "IS";
        DesignOrderLine: components["schemas"]["OrderedDesign"] & {
            /** @description No longer sold; an order that waits for its money cannot be paid with it. */
            isWithdrawn: boolean;
        };
        /** @enum {string} */
        RefundAnswer: "approve" | "reject";
        /** @description What the buyer asked for and what was answered. */
        OrderRefund: {
            reason: string;
            requestedAt: components["schemas"]["Instant"];
            decision: components["schemas"]["RefundAnswer"] | null;
            /** @description Why, in the words of staff. */
            answer: string | null;
            decidedAt: components["schemas"]["Instant"] | null;
        };
        DesignOrder: {
            ownerName: components["schemas"]["OwnerName"];
            id: components["schemas"]["Id"];
            /** @description What is paid. */
            groupId: components["schemas"]["Id"];
            /** @example SO20260306-000123 */
            number: string;
            state: components["schemas"]["DesignOrderState"];
            /** @description The order code (2.10). */
            code: number;
            version: number;
            method: components["schemas"]["DesignOrderMethod"];
            lines: components["schemas"]["DesignOrderLine"][];
            total: components["schemas"]["Money"];
            /** @description How many designs can still be added (D21). */
            left: number;
            /** @description A VAT invoice was asked for. */
            hasInvoice: boolean;
            /** @description The code that it was ordered with. */
            referralCode: string | null;
            placedAt: components["schemas"]["Instant"];
            /** @description Until when it waits for its money. */
            dueAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
            refund: components["schemas"]["OrderRefund"] | null;
            /**
             * @description Why the money cannot be asked back now; null when it can (D23).
             * @enum {string|null}
             */
            refundRefused: "NOT_NOW" | "DOWNLOADED" | "DOWNLOAD_EXPIRED" | null;
        };
        DesignOrderCounts: {
            pending: number;
            paid: number;
            cancel: number;
        };
        DesignOrderList: {
            items: components["schemas"]["DesignOrder"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["DesignOrderCounts"];
        };
        /** @description A message in which a member asked the caller's company for these designs: they are bought in that member's name (G1), who then owns and downloads them. */
        ForMessage: components["schemas"]["Id"];
        DesignsAsk: {
            designIds: components["schemas"]["DesignIds"];
            referralCode?: string;
            forMessage?: components["schemas"]["ForMessage"];
        };
        DesignQuote: {
            ownerName: components["schemas"]["OwnerName"];
            lines: components["schemas"]["QuotedDesign"][];
            /** @description Of what can be bought. */
            total: components["schemas"]["Money"];
            methods: components["schemas"]["QuotedMethod"][];
            /** @description The code that counts. */
            referral: string | null;
            refusals: components["schemas"]["CheckoutRefusal"][];
            /** @description Orders of one's own that wait for their money and take all of these designs. */
            pending: components["schemas"]["DesignOrder"][];
        };
        /** @description Prices are the server's; `expectedTotal` only says what the buyer saw. */
        PlaceDesignOrderForm: {
            designIds: components["schemas"]["DesignIds"];
            method: components["schemas"]["PaymentMethod"];
            referralCode?: string;
            redBill?: components["schemas"]["RedBillForm"] | null;
            forMessage?: components["schemas"]["ForMessage"];
            over18: boolean;
            terms: boolean;
            /** @description No money back once a download has begun. */
            noRefund: boolean;
            expectedTotal: components["schemas"]["Money"];
            idempotencyKey: string;
        };
        AddDesignsForm: {
            designIds: components["schemas"]["Id"][];
            /** @description Of the whole order then. */
            expectedTotal: components["schemas"]["Money"];
            idempotencyKey: string;
        };
        CancelDesignOrderForm: {
            version: number;
        };
        RefundAccount: {
            bank: string;
            holder: string;
            account: string;
        };
        RefundForm: {
            reason: string;
            /** @description Where the money goes when it cannot go back where it came from; null otherwise. */
            account: components["schemas"]["RefundAccount"] | null;
            version: number;
        };
        /**
         * @description A tab of the buyer's list.
         * @enum {string}
         */
        OrderListStatus: "all" | "pending" | "preparing" | "delivering" | "completed" | "confirmed" | "cancelled" | "returns";
        /**
         * @description Order code, 1–15 today; computed from the items (2.6).
         * @example 3
         */
        OrderCode: number;
        /** @description Text statuses beside the code (D25). */
        OrderTextStatus: {
            /** @description Null before anything was sent. */
            shipping: ("SHIPPING" | "DELIVERED" | "CANCELLED") | null;
            /** @enum {string} */
            payment: "PAID" | "WAIT_FOR_PAY";
        };
        OrderSeller: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of the brand page; null when there is none. */
            slug: components["schemas"]["Slug"] | null;
            phone: string | null;
        };
        /**
         * @description Item code, 1–28 today; null for the four stages without one (D3).
         * @example 7
         */
        ItemCode: number | null;
        /**
         * @description The exact state under the code, by which the sentences of the domain are found.
         * @example refund_held_waiting
         */
        ItemState: string;
        /**
         * @description awaiting_payment, new_order, preparing, delivering, delivered or confirmed; under a claim the one in which it began.
         * @example delivering
         */
        ItemStage: string;
        OrderRowItem: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["ItemCode"];
            state: components["schemas"]["ItemState"];
            stage: components["schemas"]["ItemStage"];
            quantity: number;
            productId: components["schemas"]["Id"];
            productOpen: boolean;
            name: string;
            optionName: string;
            picture: components["schemas"]["Picture"];
            paid: components["schemas"]["Money"];
            reviewable: boolean;
        };
        OrderPayment: {
            groupId: components["schemas"]["Id"];
            groupNumber: string;
            groupTotal: components["schemas"]["Money"];
            /** @description How many orders are paid together. */
            orderCount: number;
            /** @example EW-MOMO */
            method: string;
            /** @enum {string} */
            state: "waiting" | "paid" | "cancelled";
            /** @description While it waits. */
            dueAt: components["schemas"]["Instant"] | null;
            paidAt: components["schemas"]["Instant"] | null;
        };
        /**
         * @description buyer, seller, admin, carrier or system.
         * @example seller
         */
        Actor: string;
        /**
         * @description One event of the item machine (2.3).
         * @example refund.request
         */
        ItemEventName: string;
        /** @description What happens next: who has to act, until when, and what time does if nobody acts. */
        OrderNext: {
            itemId: components["schemas"]["Id"];
            state: components["schemas"]["ItemState"];
            who: components["schemas"]["Actor"][];
            until: components["schemas"]["Instant"] | null;
            /**
             * @description Name of the deadline, by which its sentence is found.
             * @example confirm-due
             */
            deadline: string | null;
            /** @description Null when only a queue is told. */
            otherwise: {
                event: components["schemas"]["ItemEventName"];
                to: components["schemas"]["ItemState"][];
            } | null;
        };
        OrderRow: {
            id: components["schemas"]["Id"];
            number: string;
            code: components["schemas"]["OrderCode"];
            textStatus: components["schemas"]["OrderTextStatus"];
            seller: components["schemas"]["OrderSeller"];
            placedAt: components["schemas"]["Instant"];
            items: components["schemas"]["OrderRowItem"][];
            total: components["schemas"]["Money"];
            payment: components["schemas"]["OrderPayment"];
            next: components["schemas"]["OrderNext"] | null;
        };
        /** @description How many orders stand under each tab, for the same search. */
        OrderCounts: {
            all: number;
            pending: number;
            preparing: number;
            delivering: number;
            completed: number;
            confirmed: number;
            cancelled: number;
            returns: number;
        };
        OrderList: {
            items: components["schemas"]["OrderRow"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["OrderCounts"];
        };
        /** @description What was bought, in the words and with the picture of that day. */
        OrderThing: {
            productId: components["schemas"]["Id"];
            /** @description Whether its page can still be seen. */
            productOpen: boolean;
            optionId: components["schemas"]["Id"] | null;
            name: string;
            optionName: string;
            sku: string;
            picture: components["schemas"]["Picture"];
            returnable: boolean;
            returnFee: components["schemas"]["Money"];
        };
        ItemDates: {
            paidAt: components["schemas"]["Instant"] | null;
            dispatchDueAt: components["schemas"]["Instant"] | null;
            promisedAt: components["schemas"]["Instant"] | null;
            dispatchedAt: components["schemas"]["Instant"] | null;
            deliveryDueAt: components["schemas"]["Instant"] | null;
            deliveredAt: components["schemas"]["Instant"] | null;
            confirmDueAt: components["schemas"]["Instant"] | null;
            confirmedAt: components["schemas"]["Instant"] | null;
            refundDueAt: components["schemas"]["Instant"] | null;
        };
        OrderShipment: {
            /** @enum {string} */
            kind: "carrier" | "self";
            carrier: string | null;
            tracking: string | null;
            /** @description The carrier's own page about the parcel, when it is known. */
            url: string | null;
        };
        /**
         * @description Why an event is refused; explains the button that is shown but disabled.
         * @example CLAIM_OPEN
         */
        RefusalReason: string;
        /** @description One thing that the asking role could do here. */
        ItemAction: {
            event: components["schemas"]["ItemEventName"];
            /** @description Null when it may be done now. */
            refused: components["schemas"]["RefusalReason"] | null;
        };
        ClaimHold: {
            /** @description A hold reason of the domain. */
            reason: string;
            /** @description What the buyer has to know or do. */
            text: string;
            /** @description What the buyer owes, for the fee reasons. */
            amount: components["schemas"]["Money"] | null;
            since: components["schemas"]["Instant"];
        };
        /** @description The one claim of an item, the open one or the last one closed. */
        ItemClaim: {
            /** @enum {string} */
            type: "cancel" | "refund" | "exchange";
            open: boolean;
            /** @description requested, waiting, collecting, received, confirmed or redelivering; null when it is closed. */
            step: string | null;
            overdue: boolean;
            by: components["schemas"]["Actor"];
            /** @description A claim reason of the domain. */
            reason: string;
            text: string;
            pictures: components["schemas"]["Picture"][];
            /** @description False when the buyer may keep the goods. */
            returnRequired: boolean;
            /** @description Of an exchange. */
            wantedOption: {
                id: components["schemas"]["Id"] | null;
                name: string;
            } | null;
            requestedAt: components["schemas"]["Instant"];
            receivedAt: components["schemas"]["Instant"] | null;
            dueAt: components["schemas"]["Instant"] | null;
            hold: components["schemas"]["ClaimHold"] | null;
            /** @description What the seller said when refusing. The reason is a hold reason, or free text. */
            refused: {
                reason: string;
                text: string;
            } | null;
            /** @description The goods on their way to the seller. */
            back: components["schemas"]["OrderShipment"] | null;
            /** @description Goods sent to the buyer again: the replacement, or what was rejected. */
            out: components["schemas"]["OrderShipment"] | null;
        };
        /** @description The split of 2.9, in đồng. */
        RefundSplit: {
            goods: components["schemas"]["Money"];
            couponShare: components["schemas"]["Money"];
            points: components["schemas"]["Money"];
            deliveryFee: components["schemas"]["Money"];
            returnFee: components["schemas"]["Money"];
            money: components["schemas"]["Money"];
        };
        /**
         * @description Where the money goes: back to where it came from, to a bank account of the buyer (cash on delivery, bank transfer), or nowhere because none was taken.
         * @enum {string}
         */
        RefundTarget: "source" | "account" | "none";
        ItemRefund: {
            /** @description Null until the amount is fixed. */
            split: components["schemas"]["RefundSplit"] | null;
            /** @description requested, processing, failed or refunded; null before the money moves. */
            state: string | null;
            target: components["schemas"]["RefundTarget"];
            dueAt: components["schemas"]["Instant"] | null;
            failed: boolean;
            refundedAt: components["schemas"]["Instant"] | null;
        };
        OrderItem: {
            id: components["schemas"]["Id"];
            version: number;
            code: components["schemas"]["ItemCode"];
            state: components["schemas"]["ItemState"];
            stage: components["schemas"]["ItemStage"];
            quantity: number;
            thing: components["schemas"]["OrderThing"];
            unitPrice: components["schemas"]["Money"];
            list: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            goods: components["schemas"]["Money"];
            couponShare: components["schemas"]["Money"];
            pointsShare: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description Per cent. */
            vatRate: number;
            dates: components["schemas"]["ItemDates"];
            shipment: components["schemas"]["OrderShipment"] | null;
            /** @description For the role that asks; an event that is not here has no place in this state. */
            actions: components["schemas"]["ItemAction"][];
            /** @description How many requests to cancel and claims to return are left for this line. */
            claimsLeft: {
                cancel: number;
                return: number;
            };
            next: components["schemas"]["OrderNext"];
            claim: components["schemas"]["ItemClaim"] | null;
            refund: components["schemas"]["ItemRefund"] | null;
            /** @description The line a claim on part of the quantity was taken from. */
            splitFrom: components["schemas"]["Id"] | null;
            /** @description The buyer may write a review of it now. */
            reviewable: boolean;
            changedAt: components["schemas"]["Instant"];
        };
        /** @description list − discount = goods; goods − coupon − points + delivery + installation = total. */
        OrderAmounts: {
            list: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            goods: components["schemas"]["Money"];
            coupon: components["schemas"]["Money"];
            points: components["schemas"]["Money"];
            delivery: components["schemas"]["Money"];
            installation: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
        };
        /** @description As it stood when the order was placed. */
        OrderAddress: {
            /** @description For a visitor with a link: receiver, phone and street are hidden in part (D15). */
            masked: boolean;
            receiver: string;
            phone: string;
            city: string;
            district: string | null;
            ward: string;
            address: string;
        };
        OrderRedBill: {
            /** @example requested */
            state: string;
            company: string;
            email: string;
            taxCode: string;
            address: string;
            number: string | null;
            rejection: string | null;
            changedAt: components["schemas"]["Instant"];
        };
        /** @description For money that cannot go back where it came from. */
        OrderRefundAccount: {
            /** @description Money waits for it. */
            needed: boolean;
            bank: string | null;
            holder: string | null;
            /** @description Masked, all but the last four digits. */
            account: string | null;
        };
        /** @description Extending the confirmation date, once (D9). */
        OrderExtension: {
            /** @description Null when it is possible now. */
            refused: components["schemas"]["RefusalReason"] | null;
            /** @description The date it would give, or has given. */
            until: components["schemas"]["Instant"] | null;
            extendedAt: components["schemas"]["Instant"] | null;
        };
        OrderTimelineEntry: {
            id: string;
            at: components["schemas"]["Instant"];
            by: components["schemas"]["Actor"];
            /** @description Who of our staff it was; told to staff alone. */
            person?: string;
            /** @description An event of the machine, or order.placed and order.extended. */
            event: string;
            from: components["schemas"]["ItemState"] | null;
            to: components["schemas"]["ItemState"] | null;
            /** @description Null for what concerns the whole order. */
            itemId: components["schemas"]["Id"] | null;
            quantity: number | null;
            /** @description Of the thing. */
            name: string | null;
            reason: string | null;
            text: string | null;
            amount: components["schemas"]["Money"] | null;
            until: components["schemas"]["Instant"] | null;
            shipment: components["schemas"]["OrderShipment"] | null;
        };
        Order: {
            id: components["schemas"]["Id"];
            /** @example SO20260306-000123 */
            number: string;
            code: components["schemas"]["OrderCode"];
            textStatus: components["schemas"]["OrderTextStatus"];
            /** @description Of the order; every event on one of its items raises it. */
            version: number;
            /**
             * @description As whom the answer was made.
             * @enum {string}
             */
            viewer: "buyer" | "guest" | "seller" | "admin";
            seller: components["schemas"]["OrderSeller"];
            placedAt: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
            items: components["schemas"]["OrderItem"][];
            amounts: components["schemas"]["OrderAmounts"];
            address: components["schemas"]["OrderAddress"];
            /** @description What the buyer wrote to the seller. */
            message: string;
            /** @description The code that the buyer ordered with. Buyer and staff alone read it. */
            referralCode: string | null;
            payment: components["schemas"]["OrderPayment"];
            redBill: components["schemas"]["OrderRedBill"] | null;
            /** @description Null for a seller, and when the money goes back where it came from. */
            refundAccount: components["schemas"]["OrderRefundAccount"] | null;
            /** @description Why the order cannot go to another address now; null when it can. */
            addressRefused: components["schemas"]["RefusalReason"] | null;
            extension: components["schemas"]["OrderExtension"];
            /** @description The step of the item that gives the order its code. */
            next: components["schemas"]["OrderNext"] | null;
            /** @description The oldest first. */
            timeline: components["schemas"]["OrderTimelineEntry"][];
        };
        OrderByLink: {
            orderId: components["schemas"]["Id"];
            token: string;
            digits: string;
        };
        OrderLinkRequest: {
            orderId: components["schemas"]["Id"];
            phone: string;
        };
        OrderLinkSent: {
            /**
             * @description The same answer whether there is such an order or not.
             * @constant
             */
            sent: true;
        };
        ShipmentForm: {
            /** @enum {string} */
            kind: "carrier" | "self";
            carrier?: string;
            tracking?: string;
        };
        /**
         * Format: date-time
         * @description A moment that somebody sends, of this century; how far ahead it may lie is said where it is used.
         * @example 2026-11-14T02:30:00Z
         */
        SentInstant: string;
        /** @description What the event brings along; which of these it needs is said by its own rules (2.3). */
        EventPayload: {
            reason?: string;
            text?: string;
            /** @description Addresses answered by /aws/upload. */
            pictures?: string[];
            returnRequired?: boolean;
            wantedOptionId?: components["schemas"]["Id"];
            /** @description What a fee hold asks for: with what was paid before at most what the goods cost. */
            amount?: components["schemas"]["SentMoney"];
            shipment?: components["schemas"]["ShipmentForm"];
            sendBack?: components["schemas"]["ShipmentForm"];
            /** @description The new day of dispatch of a declared delay, at most a year (365 days) ahead. */
            until?: components["schemas"]["SentInstant"];
            buyerAgreed?: boolean;
            inspected?: boolean;
            /** @description Of cash on delivery that the buyer says was paid and the shop says it never had: nothing goes back of it, and finance looks at the case. */
            cashMissing?: boolean;
        };
        /** @description The way in without signing in (D15): the token of the mail and the last four digits of the phone. */
        OrderLink: {
            token: string;
            digits: string;
        };
        EventCall: {
            event: components["schemas"]["ItemEventName"];
            itemIds: components["schemas"]["Id"][];
            /** @description Part of the quantity, with one item only: the line is split first. */
            quantity?: number;
            payload: components["schemas"]["EventPayload"];
            /** @description The version of the order that was looked at. */
            expectedVersion: number;
            idempotencyKey: string;
            link?: components["schemas"]["OrderLink"];
        };
        /** @description The envelope of a failure, with what a screen needs to explain it (2.0): the event, the state it met, what would be possible instead, and the reason. */
        EventRefusal: {
            code: components["schemas"]["ErrorCode"];
            /** @description The reason's sentence in the language of the request. */
            message: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
            reason?: components["schemas"]["RefusalReason"];
            event?: components["schemas"]["ItemEventName"];
            from?: components["schemas"]["ItemState"];
            itemId?: components["schemas"]["Id"];
            allowedEvents?: components["schemas"]["ItemEventName"][];
        };
        PreviewCall: {
            event: components["schemas"]["ItemEventName"];
            itemIds: components["schemas"]["Id"][];
            quantity?: number;
            payload: components["schemas"]["EventPayload"];
            link?: components["schemas"]["OrderLink"];
        };
        /** @description The same numbers that are booked when the event is sent and goes through. */
        RefundPreview: {
            /** @enum {string} */
            type: "cancel" | "refund" | "exchange";
            /**
             * @description Who pays for the way back.
             * @enum {string}
             */
            fault: "buyer" | "seller";
            quantity: number;
            split: components["schemas"]["RefundSplit"];
            target: components["schemas"]["RefundTarget"];
            /** @description The coupon itself comes back; only when everything paid together is cancelled. */
            couponBack: boolean;
            /** @description How many ways of return shipping the buyer pays. */
            returnWays: number;
        };
        ExchangeOptionsCall: {
            itemId: components["schemas"]["Id"];
            link?: components["schemas"]["OrderLink"];
        };
        ExchangeOptions: {
            /** @description Options of the same product that cost what this one did: an exchange moves no money but fees. */
            items: {
                id: components["schemas"]["Id"];
                name: string;
                inStock: boolean;
                /** @description The one that was bought; it may be had again. */
                current: boolean;
            }[];
        };
        AddressCall: {
            addressId: components["schemas"]["Id"];
            expectedVersion: number;
            idempotencyKey: string;
        };
        ExtendCall: {
            /** @description Why staff do it in the place of a buyer or a shop; asked of nobody else. All of them read it in the history. */
            reason?: string;
            expectedVersion: number;
            idempotencyKey: string;
        };
        RefundAccountCall: {
            bank: string;
            holder: string;
            account: string;
            link?: components["schemas"]["OrderLink"];
        };
        Reordered: {
            /** @description Lines that are in the cart now. */
            added: number;
            /** @description Lines that could not be put there. */
            left: {
                itemId: components["schemas"]["Id"];
                name: string;
                /** @description option_gone, sold_out, not_on_sale, seller_gone or bulk, as in the cart. */
                problem: string;
            }[];
            cartCount: number;
        };
        /** @enum {string} */
        SellerTab: "waiting_for_payment" | "new_order" | "preparing" | "delivering" | "delivered" | "confirmed" | "cancel" | "exchange" | "refund" | "denied";
        /**
         * @description One of the shop's lists of claims (2.4).
         * @enum {string}
         */
        ClaimType: "cancel" | "exchange" | "refund";
        /**
         * @description A part of a list of claims (2.4); a list has those its claims can be in.
         * @enum {string}
         */
        ClaimTab: "requested" | "waiting" | "collecting" | "collected" | "redelivering" | "processed" | "on_hold" | "rejected";
        /**
         * @description A reason of a claim; one that is not known finds nothing.
         * @example DOES_NOT_FIT
         */
        SentReason: string;
        /** @description One line as the shop that sold it sees it. */
        SellerItem: {
            orderId: components["schemas"]["Id"];
            orderNumber: string;
            orderVersion: number;
            placedAt: components["schemas"]["Instant"];
            /** @description Name of who ordered. */
            buyer: string;
            address: components["schemas"]["OrderAddress"];
            message: string;
            payment: components["schemas"]["OrderPayment"];
            item: components["schemas"]["OrderItem"];
        };
        SellerCounts: {
            waiting_for_payment: number;
            new_order: number;
            preparing: number;
            delivering: number;
            delivered: number;
            confirmed: number;
            cancel: number;
            exchange: number;
            refund: number;
            denied: number;
        };
        ClaimTabCounts: {
            requested: number;
            waiting: number;
            collecting: number;
            collected: number;
            redelivering: number;
            processed: number;
            on_hold: number;
            rejected: number;
        };
        SellerClaimCounts: {
            cancel: components["schemas"]["ClaimTabCounts"];
            exchange: components["schemas"]["ClaimTabCounts"];
            refund: components["schemas"]["ClaimTabCounts"];
        };
        SellerItemList: {
            items: components["schemas"]["SellerItem"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["SellerCounts"];
            claims: components["schemas"]["SellerClaimCounts"];
        };
        /** @description One line of a lot, as it was looked at, with what its event brings along. */
        SellerEventLine: {
            orderId: components["schemas"]["Id"];
            itemId: components["schemas"]["Id"];
            expectedVersion: number;
            idempotencyKey: string;
            payload: components["schemas"]["EventPayload"];
        };
        SellerEventsCall: {
            event: components["schemas"]["ItemEventName"];
            lines: components["schemas"]["SellerEventLine"][];
        };
        SellerEventsResult: {
            /** @description In the order they were sent. */
            lines: {
                orderId: components["schemas"]["Id"];
                itemId: components["schemas"]["Id"];
                done: boolean;
                /** @description Why it was not done. */
                code: string | null;
                /** @description The same as a sentence, in the asked language. */
                message: string | null;
                /** @description With VALIDATION, which part of the payload is wrong. */
                field?: string | null;
            }[];
        };
        RedBill: {
            /** @description Of its order. */
            id: components["schemas"]["Id"];
            /**
             * @description Of its order.
             * @example SO20260306-000123
             */
            number: string;
            /** @example requested */
            state: string;
            version: number;
            company: string;
            taxCode: string;
            /** @description False where its check digit does not fit: a warning, not a refusal (3.5). */
            taxCodeFits: boolean;
            /** @description What is invoiced, with VAT: all that was paid and not given back. */
            amount: components["schemas"]["Money"];
            /** @description Of the last paper. */
            billNumber: string | null;
            /** @description What the shop sent for a late one, while staff look at it; for shop and staff. */
            sentNumber: string | null;
            paid: boolean;
            orderedAt: components["schemas"]["Instant"];
            /** @description The end of the month of purchase, until which the shop may issue it. */
            until: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
            /** @description Since when it is out and no longer right; null when it is right. */
            adjustSince: components["schemas"]["Instant"] | null;
        };
        RedBillParty: {
            name: string;
            taxCode: string;
            address: string;
            /** @description An e-mail address. */
            contact: string;
        };
        RedBillLine: {
            /**
             * @example goods
             * @enum {string}
             */
            kind: "goods" | "delivery";
            /** @description Empty for delivery. */
            name: string;
            option: string;
            quantity: number;
            net: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            gross: components["schemas"]["Money"];
            /** @description Per cent. */
            vatRate: number;
        };
        RedBillPaper: {
            /**
             * @example original
             * @enum {string}
             */
            kind: "original" | "adjusting" | "replacing";
            number: string;
            amount: components["schemas"]["Money"];
            /** @description Why it was adjusted or replaced. */
            reason: string | null;
            /** @description Who issued it. */
            by: string;
            at: components["schemas"]["Instant"];
        };
        RedBillOffer: {
            /** @example issue */
            event: string;
            /** @description Why not now; null when it is possible. */
            refused: components["schemas"]["RefusalReason"] | null;
        };
        RedBillDetail: {
            bill: components["schemas"]["RedBill"];
            /** @enum {string} */
            viewer: "buyer" | "seller" | "admin";
            seller: components["schemas"]["RedBillParty"];
            buyer: components["schemas"]["RedBillParty"];
            /** @description What the buyer has to correct, or why staff sent the number of a late one back. */
            rejection: string | null;
            lines: components["schemas"]["RedBillLine"][];
            net: components["schemas"]["Money"];
            vat: components["schemas"]["Money"];
            /** @description The first one first. */
            papers: components["schemas"]["RedBillPaper"][];
            offers: components["schemas"]["RedBillOffer"][];
        };
        RedBillCorrection: {
            company: string;
            email: string;
            taxCode: string;
            address: string;
            expectedVersion: number;
            idempotencyKey: string;
        };
        /** @description The envelope of a failure, with what a screen needs to explain it (2.0). */
        RedBillRefusal: {
            code: components["schemas"]["ErrorCode"];
            message: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
            reason?: components["schemas"]["RefusalReason"];
            event?: string;
            from?: string;
            allowedEvents?: string[];
        };
        /**
         * @description `to_adjust`: it is out, and goods were given back since.
         * @example waiting
         * @enum {string}
         */
        RedBillTab: "waiting" | "correction" | "overdue" | "sent" | "issued" | "to_adjust" | "adjusted" | "replaced" | "void";
        RedBillCounts: {
            waiting: number;
            correction: number;
            overdue: number;
            sent: number;
            issued: number;
            to_adjust: number;
            adjusted: number;
            replaced: number;
            void: number;
        };
        RedBillList: {
            items: components["schemas"]["RedBill"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["RedBillCounts"];
        };
        /** @description `number` goes with issue, send-number, adjust and replace; `reason` with reject-data, return-number, adjust and replace. */
        RedBillCall: {
            /**
             * @example issue
             * @enum {string}
             */
            event: "issue" | "reject-data" | "adjust" | "replace" | "send-number" | "return-number";
            number?: string;
            reason?: string;
            expectedVersion: number;
            idempotencyKey: string;
        };
        /**
         * @description A month by Vietnam's calendar.
         * @example 2026-10
         */
        SettlementMonth: string;
        /**
         * @description Whole đồng; what is taken away is negative.
         * @example -96000
         */
        SignedMoney: number;
        Settlement: {
            /** @description Null of the month that runs. */
            id: components["schemas"]["Id"] | null;
            month: components["schemas"]["SettlementMonth"];
            /**
             * @example closed
             * @enum {string}
             */
            state: "open" | "closed" | "disputed" | "paid";
            version: number;
            sales: components["schemas"]["SignedMoney"];
            reversals: components["schemas"]["SignedMoney"];
            delivery: components["schemas"]["SignedMoney"];
            /** @description The part of discounts that the shop bears. */
            sellerDiscounts: components["schemas"]["Money"];
            /** @description Below zero where more was taken back than sold: what was taken for it in earlier months comes back. */
            fee: components["schemas"]["SignedMoney"];
            /** @description Tax that goes to the state in the name of a household or an individual. */
            vatWithheld: components["schemas"]["SignedMoney"];
            pitWithheld: components["schemas"]["SignedMoney"];
            penalties: components["schemas"]["SignedMoney"];
            adjustments: components["schemas"]["SignedMoney"];
            /** @description sales + reversals + delivery − sellerDiscounts − fee + vatWithheld + pitWithheld + penalties + adjustments. */
            payable: components["schemas"]["SignedMoney"];
            /** @description Held by staff: it is paid when it is let go. */
            carried: components["schemas"]["SignedMoney"];
            lines: number;
            /** @description The end of the month. */
            closes: components["schemas"]["Instant"];
            /** @description By when it is paid (D29). */
            due: components["schemas"]["Instant"];
            disputeUntil: components["schemas"]["Instant"];
            changedAt: components["schemas"]["Instant"];
            /** @description Of the bank, once it is paid. */
            reference: string | null;
            /** @description What the shop said is wrong. */
            dispute: string | null;
            /** @description What staff found about the dispute. */
            answer: string | null;
            /** @description Each time it was disputed, the oldest first, with what was found. */
            disputes: {
                said: string;
                at: components["schemas"]["Instant"];
                answer: string | null;
                answeredAt: components["schemas"]["Instant"] | null;
            }[];
            /** @description Whether the shop may dispute it now. */
            disputable: boolean;
        };
        SettlementList: {
            items: components["schemas"]["Settlement"][];
            /** @example 800 */
            feeBasisPoints: number;
        };
        SettlementDispute: {
            reason: string;
            expectedVersion: number;
        };
        /**
         * @example item
         * @enum {string}
         */
        TemplateKind: "item" | "answer";
        Version: number;
        /** @description A text in three languages; empty where it is not written yet. */
        ItemWords: {
            vi: string;
            en: string;
            ko: string;
        };
        /** @description Fields of an item, as an item has them; a part that is not of the template is left out with all of its fields. */
        TemplateFields: {
            description?: components["schemas"]["ItemWords"];
            material?: components["schemas"]["ItemWords"];
            measurement?: components["schemas"]["ItemWords"];
            handling?: components["schemas"]["ItemWords"];
            country?: components["schemas"]["ItemWords"];
            producer?: string;
            /** @enum {string} */
            shippingMethod?: "package-company" | "self";
            shippingCompany?: string;
            packingSize?: string;
            /** @enum {string} */
            feeType?: "free" | "fixed" | "free-from-amount" | "on-quote";
            fee?: components["schemas"]["SentMoney"] | null;
            freeFrom?: components["schemas"]["SentMoney"] | null;
            installationFee?: components["schemas"]["SentMoney"] | null;
            preparationDays?: number | null;
            contact?: string;
            hashtags?: string[];
        };
        ShopTemplate: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TemplateKind"];
            version: components["schemas"]["Version"];
            /** @example Đồ gỗ sồi */
            name: string;
            /** @description Of item information; null for an answer. */
            fields: components["schemas"]["TemplateFields"] | null;
            /** @description Of an answer, with places such as {sản phẩm}; null for item information. */
            words: string | null;
            changedAt: components["schemas"]["Instant"];
        };
        ShopTemplateList: {
            items: components["schemas"]["ShopTemplate"][];
        };
        TemplateCall: {
            /** @description Null for a new one. */
            id: components["schemas"]["Id"] | null;
            expectedVersion: components["schemas"]["Version"];
            kind: components["schemas"]["TemplateKind"];
            name: string;
            fields: components["schemas"]["TemplateFields"] | null;
            words: string | null;
            idempotencyKey: string;
        };
        TemplateOrder: {
            kind: components["schemas"]["TemplateKind"];
            ids: components["schemas"]["Id"][];
        };
        /**
         * @example order-status
         * @enum {string}
         */
        ViewList: "order-status" | "delivery-status" | "order-confirmation" | "cancel" | "exchange" | "refund" | "items";
        /**
         * @description What follows the `?` of the list's address, without its page; empty for the list as it opens.
         * @example tab=preparing&q=sofa
         */
        ViewQuery: string;
        ShopView: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            list: components["schemas"]["ViewList"];
            /** @example Sofa phải gửi */
            name: string;
            query: components["schemas"]["ViewQuery"];
            /** @description All who work in the shop have it. */
            shared: boolean;
            /** @description The caller made it. */
            mine: boolean;
            /** @description The caller may change it, or take it away. */
            editable: boolean;
            /** @description The list opens with it for the caller. */
            isDefault: boolean;
        };
        ShopViewList: {
            items: components["schemas"]["ShopView"][];
        };
        ViewCall: {
            /** @description Null for a new one. */
            id: components["schemas"]["Id"] | null;
            expectedVersion: components["schemas"]["Version"];
            list: components["schemas"]["ViewList"];
            name: string;
            query: components["schemas"]["ViewQuery"];
            shared: boolean;
            isDefault: boolean;
            idempotencyKey: string;
        };
        DefaultViewCall: {
            list: components["schemas"]["ViewList"];
            /** @description Null where the list opens as it is. */
            id: components["schemas"]["Id"] | null;
        };
        ShopBankShown: {
            bankName: string;
            accountHolder: string;
            /** @description The last digits alone. */
            account: string;
            /** @description A private picture of the account. */
            proof: string | null;
        };
        ShopDataShown: {
            /** @description What buyers call it. */
            name: string;
            companyName: string;
            registrationNumber: string;
            taxCode: string;
            representative: string;
            address: string;
            bank: components["schemas"]["ShopBankShown"] | null;
            /** @description A private picture. */
            licence: string | null;
        };
        /**
         * @example waiting
         * @enum {string}
         */
        ShopChangeState: "waiting" | "approved" | "rejected" | "withdrawn";
        /** @enum {string} */
        ShopDataField: "name" | "companyName" | "registrationNumber" | "taxCode" | "representative" | "address" | "bank" | "licence";
        ShopChange: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ShopChangeState"];
            before: components["schemas"]["ShopDataShown"];
            after: components["schemas"]["ShopDataShown"];
            /** @description Where the two differ; accounts of the same last digits too. */
            changed: components["schemas"]["ShopDataField"][];
            note: string;
            /** @description Why, in the words of staff. */
            reason: string | null;
            sentAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
        };
        ShopAccount: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            data: components["schemas"]["ShopDataShown"];
            /** @description The seller terms that were agreed to; null where nobody knows when. */
            contract: {
                termsVersion: number;
                agreedAt: components["schemas"]["Instant"];
            } | null;
            /** @description When staff looked at its papers last. */
            verifiedAt: components["schemas"]["Instant"] | null;
            contactName: string;
            contactPhone: string;
            contactEmail: string;
            warehouse: string;
            /** @description What was asked for, the newest first; one at most waits. */
            changes: components["schemas"]["ShopChange"][];
        };
        /**
         * @description What the points that count come to: 5 warn, 10 stop new sales, 15 bring the shop before staff (2.8).
         * @enum {string}
         */
        PenaltyStep: "none" | "warning" | "stopped" | "review";
        /**
         * @description Who stopped new sales; what points stopped begins again by itself when enough of them lapse.
         * @example penalties
         * @enum {string}
         */
        SalesStop: "penalties" | "staff";
        /**
         * @description The parcel left too late, or a claim that had come in was not answered in time.
         * @enum {string}
         */
        MissedDeadline: "dispatch" | "process";
        ShopStanding: {
            /** @description Those that count now. */
            points: number;
            step: components["schemas"]["PenaltyStep"];
            /** @description Since when no new order reaches the shop. */
            stoppedAt: components["schemas"]["Instant"] | null;
            stoppedBy: components["schemas"]["SalesStop"] | null;
            /** @description When staff let it go on in spite of its points; five more stop it again. */
            resumedAt: components["schemas"]["Instant"] | null;
            /** @description When enough points have lapsed, if none is added. */
            salesBeginAgainAt: components["schemas"]["Instant"] | null;
            /** @description Why staff stopped it or let it go on. */
            staffSaid: string | null;
            /** @description The newest first, those that lapsed too. */
            penalties: {
                id: components["schemas"]["Id"];
                points: number;
                because: components["schemas"]["MissedDeadline"];
                at: components["schemas"]["Instant"];
                endsAt: components["schemas"]["Instant"];
                counts: boolean;
                orderId: components["schemas"]["Id"] | null;
                orderNumber: string | null;
                item: string | null;
            }[];
        };
        ShopDay: {
            /**
             * Format: date
             * @description In Vietnam.
             */
            day: string;
            /** @description Lines that were ordered. */
            ordered: number;
            /** @description Lines of which a cancellation, refund or exchange was asked for. */
            claims: number;
            /** @description Purchases that were confirmed. */
            sold: number;
            sales: components["schemas"]["Money"];
        };
        ShopDashboard: {
            /** @description When the last of the days was counted for; null before the first. */
            asOf: components["schemas"]["Instant"] | null;
            days: components["schemas"]["ShopDay"][];
        };
        LineCount: number;
        /** @description How many lines came back for a reason; one that did twice for the same is one. */
        ClaimReasonCount: {
            reason: string;
            /** @description Lines of which either was asked for. */
            lines: components["schemas"]["LineCount"];
            /** @description Of them a refund. */
            refund: components["schemas"]["LineCount"];
            /** @description Of them an exchange. */
            exchange: components["schemas"]["LineCount"];
        };
        ClaimedItem: {
            id: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["Picture"];
            /** @description Whether the shop still keeps it; one that was removed is told by its name alone. */
            editable: boolean;
            delivered: components["schemas"]["LineCount"];
            claimed: components["schemas"]["LineCount"];
            reasons: components["schemas"]["ClaimReasonCount"][];
        };
        ClaimReasons: {
            /** @description Lines that arrived in these days. */
            delivered: components["schemas"]["LineCount"];
            /** @description Lines of which a refund or an exchange was asked for in them. */
            claimed: components["schemas"]["LineCount"];
            /** @description Those with the most lines first. A line with two reasons stands under both. */
            reasons: components["schemas"]["ClaimReasonCount"][];
            /** @description A page of the items that came back; those with the most lines first. */
            items: components["schemas"]["ClaimedItem"][];
            meta: components["schemas"]["PageMeta"];
        };
        ShopTeamPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "owner" | "staff";
            /** @description When they joined; null for the owner. */
            since: components["schemas"]["Instant"] | null;
        };
        ShopInvitation: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description Grows with each mail. */
            version: number;
            sentAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
            /** @description The link of its last mail is not good any more. */
            isOver: boolean;
        };
        ShopTeam: {
            people: components["schemas"]["ShopTeamPerson"][];
            /** @description What waits, the newest first; none for staff. */
            invitations: components["schemas"]["ShopInvitation"][];
            /** @description How many people there can be beside the owner, open invitations among them. */
            most: number;
        };
        ShopInvitationCall: {
            email: string;
        };
        ShopInvitationSeen: {
            /** @description That was looked at. */
            version: number;
        };
        ShopLeft: {
            /** @enum {boolean} */
            left: true;
        };
        ShopInvitationToken: {
            token: string;
        };
        ShopInvitationShown: {
            shop: string;
            email: components["schemas"]["Email"];
            expiresAt: components["schemas"]["Instant"];
            /**
             * @description What stands between it and the caller.
             * @enum {string}
             */
            standing: "open" | "other_account" | "platform" | "keeps_shop" | "works_elsewhere" | "works_here" | "full";
        };
        ShopPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /**
             * @description Null for who has left the shop.
             * @enum {string|null}
             */
            role: "owner" | "staff" | null;
        };
        ShopActRow: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            act: "order" | "order.extend" | "bill" | "items.save" | "items.stop" | "items.resume" | "items.delete" | "item.send" | "items.table" | "item-draft.remove" | "item.withdraw" | "item-notice.add" | "item-notice.remove" | "promotion.send" | "promotion.stop" | "template.save" | "template.order" | "template.remove" | "template.restore" | "notice.save" | "notice.remove" | "question.answer" | "review.reply" | "review.removal" | "account.contact" | "account.ask" | "account.withdraw" | "settlement.dispute" | "team.invite" | "team.resend" | "team.withdraw" | "team.join" | "team.leave" | "team.remove";
            /** @description Which step of an order or an invoice; of a template its kind. */
            event: string | null;
            /**
             * @description What it was done to.
             * @enum {string}
             */
            subject: "order" | "bill" | "item" | "item-notices" | "items" | "promotion" | "template" | "notice" | "question" | "review" | "account" | "settlement" | "team";
            /** @description Of an invoice the order's. */
            subjectId: components["schemas"]["Id"] | null;
            /** @description What it was called then. */
            name: string;
            /** @description How many things at once. */
            count: number;
            /** Format: date-time */
            at: string;
            /** @description Null when the account is no more. */
            by: components["schemas"]["ShopPerson"] | null;
        };
        ShopActList: {
            items: components["schemas"]["ShopActRow"][];
            meta: components["schemas"]["PageMeta"];
            /** @description Who belongs to the shop today, its owner first. */
            people: components["schemas"]["ShopPerson"][];
        };
        ShopContactCall: {
            expectedVersion: components["schemas"]["Version"];
            contactName: string;
            contactPhone: string;
            contactEmail: string;
            warehouse: string;
        };
        ShopDataCall: {
            expectedVersion: components["schemas"]["Version"];
            name: string;
            companyName: string;
            registrationNumber: string;
            taxCode: string;
            representative: string;
            address: string;
            bankName: string;
            accountHolder: string;
            /** @description Empty: the account stays. */
            accountNumber: string;
            /** @description Address answered by /app/upload/private; empty or as before where the account stays. */
            bankProof: string;
            /** @description As `bankProof`. */
            licence: string;
            note: string;
        };
        ShopChangeWithdrawal: {
            expectedVersion: components["schemas"]["Version"];
        };
        /**
         * @description Its days say it.
         * @example shown
         * @enum {string}
         */
        ShopNoticeState: "planned" | "shown" | "ended";
        ShopNotice: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["ShopNoticeState"];
            version: components["schemas"]["Version"];
            title: string;
            details: string;
            startsOn: components["schemas"]["SentDay"];
            /** @description Its last day. */
            endsOn: components["schemas"]["SentDay"];
            addedAt: components["schemas"]["Instant"];
        };
        ShopNoticeList: {
            items: components["schemas"]["ShopNotice"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                planned: number;
                shown: number;
                ended: number;
            };
        };
        ShopNoticeCall: {
            /** @description Null for a new one. */
            id: components["schemas"]["Id"] | null;
            expectedVersion: components["schemas"]["Version"];
            title: string;
            details: string;
            startsOn: components["schemas"]["SentDay"];
            endsOn: components["schemas"]["SentDay"];
            idempotencyKey: string;
        };
        /**
         * @description `advertising` before its first day is scheduled; during `edit_request` the old version keeps running.
         * @example advertising
         * @enum {string}
         */
        PromotionState: "waiting" | "advertising" | "edit_request" | "rejected" | "finished";
        PromotedItem: {
            id: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["Picture"];
            /** @description What the web charges without the promotion. */
            usual: components["schemas"]["Money"];
            /** @description What it charges while the promotion runs; null leaves the price. */
            price: components["schemas"]["Money"] | null;
        };
        /** @description What a promotion says. Both days are included. */
        PromotionVersion: {
            /** @example Tháng mây tre */
            name: string;
            icon: components["schemas"]["PromotionIcon"];
            startsOn: components["schemas"]["SentDay"];
            endsOn: components["schemas"]["SentDay"];
            items: components["schemas"]["PromotedItem"][];
        };
        ShopPromotion: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PromotionState"];
            version: components["schemas"]["Version"];
            /** @description Approved and not begun. */
            scheduled: boolean;
            changedAt: components["schemas"]["Instant"];
            /** @description What was approved; what is asked for where nothing is. */
            shown: components["schemas"]["PromotionVersion"];
            /** @description The change that waits for staff, beside what runs. */
            asked: components["schemas"]["PromotionVersion"] | null;
            /** @description Why staff refused it, or its last change. */
            reason: string | null;
            /** @description Why staff ended it before its last day. */
            stopped: string | null;
            /** @description Whether the shop may send it anew. */
            editable: boolean;
            stoppable: boolean;
        };
        /** @description A promotion that has not ended; one that waits for a change comes twice. */
        PlannedPromotion: {
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["PromotionState"];
            startsOn: components["schemas"]["SentDay"];
            endsOn: components["schemas"]["SentDay"];
            itemIds: components["schemas"]["Id"][];
        };
        ShopPromotionList: {
            items: components["schemas"]["ShopPromotion"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                waiting: number;
                advertising: number;
                edit_request: number;
                rejected: number;
                finished: number;
            };
            planned: components["schemas"]["PlannedPromotion"][];
        };
        PromotionCall: {
            /** @description Null for a new one. */
            id: components["schemas"]["Id"] | null;
            expectedVersion: components["schemas"]["Version"];
            name: string;
            icon: components["schemas"]["PromotionIcon"];
            startsOn: components["schemas"]["SentDay"];
            endsOn: components["schemas"]["SentDay"];
            items: {
                id: components["schemas"]["Id"];
                price: components["schemas"]["SentMoney"] | null;
            }[];
            idempotencyKey: string;
        };
        PromotionStop: {
            expectedVersion: components["schemas"]["Version"];
        };
        /**
         * @example sale
         * @enum {string}
         */
        SettlementKind: "sale" | "reversal" | "delivery" | "vat-withheld" | "pit-withheld" | "penalty" | "adjustment";
        Transaction: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["SettlementKind"];
            month: components["schemas"]["SettlementMonth"];
            at: components["schemas"]["Instant"];
            amount: components["schemas"]["SignedMoney"];
            sellerDiscount: components["schemas"]["Money"];
            held: boolean;
            /** @description Why it is held, in the words of staff. */
            heldWhy: string | null;
            /** @description The order it belongs to; null for a line of no order. */
            order: {
                id: components["schemas"]["Id"];
                /** @example SO20260306-000123 */
                number: string;
            } | null;
            /** @description What was sold; empty for a line of no order. */
            name: string;
            option: string;
        };
        /** @description Of all lines that the search finds, by their kind. */
        TransactionTotals: {
            sale: components["schemas"]["SignedMoney"];
            reversal: components["schemas"]["SignedMoney"];
            delivery: components["schemas"]["SignedMoney"];
            "vat-withheld": components["schemas"]["SignedMoney"];
            "pit-withheld": components["schemas"]["SignedMoney"];
            penalty: components["schemas"]["SignedMoney"];
            adjustment: components["schemas"]["SignedMoney"];
        };
        TransactionList: {
            items: components["schemas"]["Transaction"][];
            meta: components["schemas"]["PageMeta"];
            totals: components["schemas"]["TransactionTotals"];
        };
        /**
         * @description Where the sale stands (2.12). `sold_out` has no stock, `stopped` rests because the shop said so.
         * @example on_sale
         * @enum {string}
         */
        SalesState: "draft" | "waiting" | "scheduled" | "on_sale" | "edit_request" | "sold_out" | "rejected" | "stopped";
        ShopItemOption: {
            id: components["schemas"]["Id"];
            sku: string;
            name: string;
            color: string | null;
            additionalAmount: components["schemas"]["Money"];
            stock: number;
        };
        /** @description An item as the shop that sells it sees it. */
        ShopItem: {
            id: components["schemas"]["Id"];
            /** @example HN-00042 */
            sku: string;
            name: string;
            slug: components["schemas"]["Slug"];
            category: string;
            picture: components["schemas"]["Picture"];
            state: components["schemas"]["SalesState"];
            /** @description Before any discount, with VAT. */
            price: components["schemas"]["Money"];
            /** @description What the web takes off one piece. */
            discount: components["schemas"]["Money"];
            /** @description What buyers pay on the web, without what an option adds. */
            finalPrice: components["schemas"]["Money"];
            /** @description What the app charges when that is less (D79). */
            appPrice: components["schemas"]["Money"] | null;
            /** @description What the web charges instead while a promotion runs; null while none makes it lower. */
            promoted: {
                price: components["schemas"]["Money"];
                /** @description Its last day. */
                until: components["schemas"]["SentDay"];
            } | null;
            /** @description The sum over the options. */
            stock: number;
            /** @description Pieces sold in the last 30 days. */
            soldCount: number;
            /** @description Working days until it is sent. */
            preparationDays: number;
            changedAt: components["schemas"]["Instant"];
            options: components["schemas"]["ShopItemOption"][];
        };
        /** @description How many items stand under each tab. */
        ShopItemCounts: {
            on_sale: number;
            sold_out: number;
            stopped: number;
            edit_request: number;
            waiting: number;
            /** @description Approved; buyers see it from its day on. */
            scheduled: number;
            rejected: number;
            /** @description Taken back before they were approved. */
            draft: number;
        };
        ShopItemList: {
            items: components["schemas"]["ShopItem"][];
            meta: components["schemas"]["PageMeta"];
            counts: components["schemas"]["ShopItemCounts"];
        };
        /** @description What a table of prices and stock says of an item. */
        ShopItemRow: {
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["SalesState"];
            /** @description Before any discount, with VAT. */
            price: components["schemas"]["Money"];
            /** @description What the web takes off one piece. */
            discount: components["schemas"]["Money"];
            options: {
                id: components["schemas"]["Id"];
                sku: string;
                name: string;
                stock: number;
            }[];
        };
        ShopItemRows: {
            items: components["schemas"]["ShopItemRow"][];
            /** @description The last item's id; null when there are no more. */
            next: components["schemas"]["Id"] | null;
        };
        /** @description One value of an item that became another. */
        ShopItemStep: {
            id: components["schemas"]["Id"];
            /**
             * @description What was changed; `sale` is 1 while the sale goes on and 0 while it rests.
             * @enum {string}
             */
            what: "price" | "discount" | "stock" | "additional" | "preparation" | "sale";
            /** @description Of which option, for its stock and what it adds; null for what is gone, too. */
            option: string | null;
            /** @description Đồng, pieces or days. */
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            /** @description Who changed it. */
            by: string;
            at: components["schemas"]["Instant"];
        };
        ShopItemChanges: {
            items: components["schemas"]["ShopItemStep"][];
        };
        /** @description A value that was looked at, and what it shall be. It is written only while it still is what was looked at. */
        MoneyChange: {
            from: components["schemas"]["Money"];
            to: components["schemas"]["SentMoney"];
        };
        /** @description What is changed of one item; what is left out stays. */
        ShopItemChange: {
            id: components["schemas"]["Id"];
            price?: components["schemas"]["MoneyChange"];
            discount?: components["schemas"]["MoneyChange"];
            stock?: {
                optionId: components["schemas"]["Id"];
                from: number;
                to: number;
            }[];
            /** @description What an option adds to the price. */
            additional?: {
                optionId: components["schemas"]["Id"];
                from: components["schemas"]["Money"];
                to: components["schemas"]["SentMoney"];
            }[];
            preparationDays?: {
                from: number;
                to: number;
            };
        };
        ShopItemsCall: {
            items: components["schemas"]["ShopItemChange"][];
        };
        ShopItemsResult: {
            /** @description In the order they were sent. */
            items: {
                id: components["schemas"]["Id"];
                done: boolean;
                /** @description Why it was not done. */
                code: string | null;
                /** @description The same as a sentence, in the asked language. */
                message: string | null;
                /** @description The item as it is now; null for one that is not the shop's. */
                current: components["schemas"]["ShopItem"] | null;
            }[];
        };
        ShopItemEventsCall: {
            /**
             * @example seller.stop
             * @enum {string}
             */
            event: "seller.stop" | "seller.resume" | "seller.delete";
            ids: components["schemas"]["Id"][];
        };
        /**
         * @description What whoever begins a new item calls it, a random number for one: the same name is the same draft. Without it, it is the one draft of the shop that has none. Of an item that has an id it says nothing.
         * @example 8c1f2a90-4e3b-4f6d-9a51-0d7c2b1e6f33
         */
        ItemDraftName: string;
        /** @description A figure as it was typed; null for none yet. */
        TypedFigure: number | null;
        /** @enum {string} */
        PackUse: "floor" | "wall" | "none";
        ItemContentOption: {
            sku: string;
            name: components["schemas"]["ItemWords"];
            additionalAmount: components["schemas"]["SentMoney"];
            stock: number;
        };
        /** @description A part of what a shop tells of an item at length; `picture` is the address of an upload, empty without one. */
        ItemStorySection: {
            title: components["schemas"]["ItemWords"];
            text: components["schemas"]["ItemWords"];
            picture: string;
            /**
             * @description Where the picture stands beside the words.
             * @enum {string}
             */
            side: "above" | "left" | "right";
        };
        /** @description Everything a shop tells of an item; a draft may leave any of it open. Lengths in centimetres, weight in kilograms. */
        ItemContent: {
            sku: string;
            categoryId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            style: "modern" | "scandinavian" | "industrial" | "luxury" | "other";
            name: components["schemas"]["ItemWords"];
            summary: components["schemas"]["ItemWords"];
            description: components["schemas"]["ItemWords"];
            material: components["schemas"]["ItemWords"];
            measurement: components["schemas"]["ItemWords"];
            handling: components["schemas"]["ItemWords"];
            country: components["schemas"]["ItemWords"];
            producer: string;
            width: number | null;
            depth: number | null;
            height: number | null;
            weight: number | null;
            /** @description By how many centimetres it is lower once its legs are off; null where they do not come off. Judged when it is sent. */
            removableLegs: components["schemas"]["TypedFigure"];
            /** @description Of an appliance, as the rest down to `noise`: asked where its category is one of appliances, empty elsewhere. They are judged when the item is sent, so a draft keeps figures that cannot be. */
            applianceKind: components["schemas"]["ApplianceKind"] | null;
            /** @description Millimetres left free at each side. */
            airSide: components["schemas"]["TypedFigure"];
            /** @description Millimetres left free above. */
            airAbove: components["schemas"]["TypedFigure"];
            /** @description Millimetres left free behind. */
            airBehind: components["schemas"]["TypedFigure"];
            connections: components["schemas"]["ApplianceConnection"][];
            /** @description Rated, in watts. */
            power: components["schemas"]["TypedFigure"];
            /** @description Kilowatt hours a year, at the use that its kind is told with. */
            yearlyEnergy: components["schemas"]["TypedFigure"];
            /** @description Stars of the Vietnamese energy label; null where that kind bears none. */
            energyStars: components["schemas"]["TypedFigure"];
            /** @description dB(A) at its loudest in ordinary use; null for what makes no noise of its own. */
            noise: components["schemas"]["TypedFigure"];
            /** @description Of a floor or a paint, as `packCovers`: asked where its category is that of floors and paints, empty elsewhere. `none` is what covers nothing, a sample or a tool. */
            packUse: components["schemas"]["PackUse"] | null;
            /** @description Square metres that one pack covers, a wall with its coats. */
            packCovers: components["schemas"]["TypedFigure"];
            price: components["schemas"]["SentMoney"] | null;
            discount: components["schemas"]["SentMoney"] | null;
            /** @enum {string} */
            discountScope: "all" | "web" | "app";
            options: components["schemas"]["ItemContentOption"][];
            /** @description Addresses of uploads; the first is the thumbnail. */
            pictures: string[];
            story: components["schemas"]["ItemStorySection"][];
            contact: string;
            preparationDays: number | null;
            /** @enum {string} */
            shippingMethod: "package-company" | "self";
            shippingCompany: string;
            /** @enum {string} */
            feeType: "free" | "fixed" | "free-from-amount" | "on-quote";
            fee: components["schemas"]["SentMoney"] | null;
            freeFrom: components["schemas"]["SentMoney"] | null;
            /** @description Null when the shop does not install it. */
            installationFee: components["schemas"]["SentMoney"] | null;
            packingSize: string;
            /** @description The day from which buyers see a new item; empty for as soon as it is approved. */
            visibleOn: string;
            hashtags: string[];
        };
        /** @enum {string} */
        ListingReportReason: "counterfeit" | "prohibited" | "wrong-facts" | "offence" | "personal-data" | "other";
        /** @description For what staff stopped an item, and their words to its shop. */
        StoppedSale: {
            rule: components["schemas"]["ListingReportReason"];
            reason: string;
        };
        ItemDraft: {
            /** @description The item; null before a new one is sent for the first time. */
            id: components["schemas"]["Id"] | null;
            /** @description The name of a new one; null from its first sending on. */
            draft: components["schemas"]["ItemDraftName"] | null;
            version: components["schemas"]["Version"];
            state: components["schemas"]["SalesState"];
            content: components["schemas"]["ItemContent"];
            /** @description What buyers see now; null when they see nothing. */
            live: components["schemas"]["ItemContent"] | null;
            /** @description Why staff refused it last. */
            rejection: string | null;
            /** @description Why staff stopped its sale; null once it was sent anew. */
            stopped: components["schemas"]["StoppedSale"] | null;
            savedAt: components["schemas"]["Instant"] | null;
        };
        ItemDraftSave: {
            id: components["schemas"]["Id"] | null;
            draft?: components["schemas"]["ItemDraftName"];
            expectedVersion: components["schemas"]["Version"];
            content: components["schemas"]["ItemContent"];
        };
        /** @description A new item that a shop is writing. */
        ItemDraftRow: {
            draft: components["schemas"]["ItemDraftName"];
            version: components["schemas"]["Version"];
            sku: string;
            /** @description Empty while it has none. */
            name: string;
            /** @description The first of its pictures. */
            picture: string | null;
            /** @description How many of its parts are missing or wrong before it can be sent. */
            missing: number;
            savedAt: components["schemas"]["Instant"];
        };
        ItemDraftList: {
            items: components["schemas"]["ItemDraftRow"][];
            meta: components["schemas"]["PageMeta"];
        };
        ItemDraftRemoval: {
            draft: components["schemas"]["ItemDraftName"];
            expectedVersion: components["schemas"]["Version"];
        };
        /** @description What a table of items says of one. */
        ItemTableEntry: {
            /** @description Null for a new item that was not sent yet. */
            id: components["schemas"]["Id"] | null;
            /** @description The name of a new item's draft. */
            draft: components["schemas"]["ItemDraftName"] | null;
            version: components["schemas"]["Version"];
            state: components["schemas"]["SalesState"];
            /** @description Whether somebody has begun to change an item on sale and has not sent it; `content` is what buyers see. */
            typed: boolean;
            content: components["schemas"]["ItemContent"];
        };
        ItemTablePart: {
            items: components["schemas"]["ItemTableEntry"][];
            /** @description Where the next answer goes on; null when there are no more. */
            next: components["schemas"]["Id"] | null;
        };
        /** @enum {string} */
        ItemField: "sku" | "categoryId" | "style" | "name" | "summary" | "description" | "material" | "measurement" | "handling" | "country" | "producer" | "width" | "depth" | "height" | "weight" | "removableLegs" | "applianceKind" | "airSide" | "airAbove" | "airBehind" | "connections" | "power" | "yearlyEnergy" | "energyStars" | "noise" | "packUse" | "packCovers" | "price" | "discount" | "discountScope" | "options" | "pictures" | "story" | "contact" | "preparationDays" | "shippingMethod" | "shippingCompany" | "feeType" | "fee" | "freeFrom" | "installationFee" | "packingSize" | "visibleOn" | "hashtags";
        /** @description An item of a table, with what it was compared with. */
        ItemTableRow: {
            /**
             * @description Of a new item the name of its draft; of one that is there, what its answer is called.
             * @example 8c1f2a90-4e3b-4f6d-9a51-0d7c2b1e6f33
             */
            key: string;
            id: components["schemas"]["Id"] | null;
            expectedVersion: components["schemas"]["Version"];
            /** @description What the table changes; the rest of `content` is not looked at. */
            fields: components["schemas"]["ItemField"][];
            content: components["schemas"]["ItemContent"];
            /** @description Pieces of each option when it was compared: stock changes by the difference. */
            stockFrom: {
                sku: string;
                stock: number;
            }[];
        };
        ItemTableCall: {
            rows: components["schemas"]["ItemTableRow"][];
        };
        ItemTableResult: {
            /** @description In the order they were sent. */
            rows: {
                key: string;
                done: boolean;
                /** @description Where its sale stands now; null for one that was refused. */
                state: components["schemas"]["SalesState"] | null;
                /** @description Why it was not done. */
                code: string | null;
                /** @description The same as a sentence, in the asked language. */
                message: string | null;
                errors: components["schemas"]["FieldError"][];
            }[];
        };
        ItemDraftMove: {
            id: components["schemas"]["Id"] | null;
            draft?: components["schemas"]["ItemDraftName"];
            expectedVersion: components["schemas"]["Version"];
        };
        ItemNoticeList: {
            id: components["schemas"]["Id"];
            /** @description Of the item. */
            name: string;
            /** @description Whether buyers can open its page. */
            hasPage: boolean;
            items: components["schemas"]["ItemNotice"][];
        };
        ItemNoticeForm: {
            id: components["schemas"]["Id"];
            title: string;
            details: string;
        };
        ItemNoticeMove: {
            id: components["schemas"]["Id"];
            noticeId: components["schemas"]["Id"];
        };
        ShopQuestion: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["ProductBrief"];
            author: string;
            category: components["schemas"]["QuestionCategory"];
            secret: boolean;
            content: string;
            state: components["schemas"]["QuestionState"];
            version: number;
            createdAt: components["schemas"]["Instant"];
            answer: components["schemas"]["Reply"] | null;
            /** @description What was asked after it, the newest last. */
            further: components["schemas"]["QuestionTurn"][];
            /** @description When the words were written that nobody has answered yet. */
            waitsSince: components["schemas"]["Instant"] | null;
        };
        ShopQuestionList: {
            items: components["schemas"]["ShopQuestion"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                unanswered: number;
                answered: number;
            };
            /** @description How long half of the buyers waited at most for an answer to what they asked in the last 90 days; null with fewer than five answers. */
            answerHours: number | null;
        };
        /** @description The newest request to have the review removed. */
        AskedRemoval: {
            state: components["schemas"]["ReviewState"];
            reason: components["schemas"]["RemovalReason"];
            requestedAt: components["schemas"]["Instant"];
            /** @description Why, in the words of staff. */
            decision: string | null;
        };
        ShopReview: {
            id: components["schemas"]["Id"];
            product: components["schemas"]["ProductBrief"];
            author: string;
            rating: number;
            content: string;
            pictures: components["schemas"]["Picture"][];
            optionName: string | null;
            helpfulCount: number;
            createdAt: components["schemas"]["Instant"];
            reply: components["schemas"]["Reply"] | null;
            removal: components["schemas"]["AskedRemoval"] | null;
        };
        ShopReviewList: {
            items: components["schemas"]["ShopReview"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                unanswered: number;
                low: number;
                removal: number;
            };
        };
        /** @description News of an order, a payment or points. */
        Notice: {
            id: components["schemas"]["Id"];
            /** @example order.paid */
            about: string;
            to: components["schemas"]["Actor"];
            orderId: components["schemas"]["Id"] | null;
            /** @description As people read it; null of news that name no order. */
            orderNumber: string | null;
            itemId: components["schemas"]["Id"] | null;
            /** @description The settled month that it is about, `2026-03`; null of all other news. */
            month: string | null;
            /** @description The design, the shared home or the inquiry that it tells of, by what its page is found with; null of all other news. */
            page: {
                /**
                 * @example design
                 * @example home
                 * @example inquiry
                 */
                of: string;
                /**
                 * @example 31
                 * @example nha-ong-o-hue-1
                 */
                key: string;
            } | null;
            title: string;
            text: string;
            at: components["schemas"]["Instant"];
            read: boolean;
        };
        NoticeList: {
            items: components["schemas"]["Notice"][];
            meta: components["schemas"]["PageMeta"];
            unread: number;
        };
        NoticesRead: {
            /** @description Empty means all of them. */
            ids: components["schemas"]["Id"][];
        };
        NoticesLeft: {
            unread: number;
        };
    };
    responses: {
        /** @description What If-None-Match names is still true; no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A value is missing or malformed; `errors` names each field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "VALIDATION",
                 *       "message": "Vui lòng kiểm tra lại các mục được đánh dấu.",
                 *       "errors": [
                 *         {
                 *           "field": "limit",
                 *           "code": "VALIDATION",
                 *           "message": "Giá trị tối đa là 60."
                 *         }
                 *       ],
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests from one place; wait for Retry-After seconds. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "RATE_LIMITED",
                 *       "message": "Bạn thao tác quá nhanh. Vui lòng thử lại sau ít phút.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Our fault. Nothing was saved; the request may be tried again. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INTERNAL",
                 *       "message": "Đã có lỗi xảy ra. Vui lòng thử lại.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The database or a service outside does not answer. Nothing was saved; the request may be tried again. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAVAILABLE",
                 *       "message": "Dịch vụ tạm thời chưa sẵn sàng. Vui lòng thử lại sau ít phút.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such thing, or it is no longer public. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_FOUND",
                 *       "message": "Không tìm thấy dữ liệu.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No token, or one that is expired or not ours. Sign-in answers AUTH_13 here. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHENTICATED",
                 *       "message": "Vui lòng đăng nhập để tiếp tục.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than the operation takes. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "TOO_LARGE",
                 *       "message": "Dữ liệu gửi lên quá lớn.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is of a type the operation does not take. */
        UnsupportedMedia: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA",
                 *       "message": "Định dạng này chưa được hỗ trợ.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description It exists already (AUTH_01), or changed meanwhile. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "AUTH_01",
                 *       "message": "Email này đã được đăng ký.",
                 *       "errors": [
                 *         {
                 *           "field": "email",
                 *           "code": "AUTH_01",
                 *           "message": "Email này đã được đăng ký."
                 *         }
                 *       ],
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Well-formed, but a rule of the business refuses it; the code says which. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "AUTH_06",
                 *       "message": "Mã không đúng hoặc đã hết hạn.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Signed in, but not allowed to do this (AUTH_08, PRODUCT_01). */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "AUTH_08",
                 *       "message": "Bạn không có quyền thực hiện thao tác này.",
                 *       "requestId": "req-4f1c"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
         * @example vi
         */
        AcceptLanguage: string;
        /**
         * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
         * @example den tran
         */
        Query: string;
        /**
         * @description Page, from 1. A page after the last one is an empty list.
         * @example 1
         */
        Page: number;
        /**
         * @description Key of the thing to read.
         * @example 1
         */
        IdInPath: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Key of this request in the logs. */
        XRequestId: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type Id = components['schemas']['Id'];
export type Money = components['schemas']['Money'];
export type RoomType = components['schemas']['RoomType'];
export type InteriorStyle = components['schemas']['InteriorStyle'];
export type Slug = components['schemas']['Slug'];
export type BrandRef = components['schemas']['BrandRef'];
export type Picture = components['schemas']['Picture'];
export type Discount = components['schemas']['Discount'];
export type Prices = components['schemas']['Prices'];
export type RatingValue = components['schemas']['RatingValue'];
export type Availability = components['schemas']['Availability'];
export type PromotionIcon = components['schemas']['PromotionIcon'];
export type TextRange = components['schemas']['TextRange'];
export type Highlights = components['schemas']['Highlights'];
export type ProductCard = components['schemas']['ProductCard'];
export type PageMeta = components['schemas']['PageMeta'];
export type FacetValue = components['schemas']['FacetValue'];
export type Facets = components['schemas']['Facets'];
export type ProductList = components['schemas']['ProductList'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type ProductShortList = components['schemas']['ProductShortList'];
export type Suggestion = components['schemas']['Suggestion'];
export type Category = components['schemas']['Category'];
export type ProductOption = components['schemas']['ProductOption'];
export type Dimensions = components['schemas']['Dimensions'];
export type ApplianceKind = components['schemas']['ApplianceKind'];
export type ApplianceConnection = components['schemas']['ApplianceConnection'];
export type ApplianceFacts = components['schemas']['ApplianceFacts'];
export type Pack = components['schemas']['Pack'];
export type Shipping = components['schemas']['Shipping'];
export type ReturnFacts = components['schemas']['ReturnFacts'];
export type Instant = components['schemas']['Instant'];
export type Seller = components['schemas']['Seller'];
export type RatingSummary = components['schemas']['RatingSummary'];
export type ItemNotice = components['schemas']['ItemNotice'];
export type StorySection = components['schemas']['StorySection'];
export type SentDay = components['schemas']['SentDay'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type Author = components['schemas']['Author'];
export type Reply = components['schemas']['Reply'];
export type Review = components['schemas']['Review'];
export type ReviewList = components['schemas']['ReviewList'];
export type QuestionTurn = components['schemas']['QuestionTurn'];
export type Question = components['schemas']['Question'];
export type QuestionList = components['schemas']['QuestionList'];
export type BookmarkKind = components['schemas']['BookmarkKind'];
export type BookmarkForm = components['schemas']['BookmarkForm'];
export type BookmarkState = components['schemas']['BookmarkState'];
export type BookmarkIds = components['schemas']['BookmarkIds'];
export type SavedProduct = components['schemas']['SavedProduct'];
export type BookmarkCounts = components['schemas']['BookmarkCounts'];
export type SavedProductList = components['schemas']['SavedProductList'];
export type HouseType = components['schemas']['HouseType'];
export type SimpleDesign = components['schemas']['SimpleDesign'];
export type ConstructionRange = components['schemas']['ConstructionRange'];
export type DesignPartnerName = components['schemas']['DesignPartnerName'];
export type DesignCard = components['schemas']['DesignCard'];
export type SavedDesign = components['schemas']['SavedDesign'];
export type SavedDesignList = components['schemas']['SavedDesignList'];
export type DesignRoomName = components['schemas']['DesignRoomName'];
export type DesignRoomCard = components['schemas']['DesignRoomCard'];
export type SavedRoom = components['schemas']['SavedRoom'];
export type SavedRoomList = components['schemas']['SavedRoomList'];
export type InteriorShare = components['schemas']['InteriorShare'];
export type SavedShare = components['schemas']['SavedShare'];
export type SavedShareList = components['schemas']['SavedShareList'];
export type ArticleType = components['schemas']['ArticleType'];
export type Article = components['schemas']['Article'];
export type SavedArticle = components['schemas']['SavedArticle'];
export type SavedArticleList = components['schemas']['SavedArticleList'];
export type Essay = components['schemas']['Essay'];
export type SavedEssay = components['schemas']['SavedEssay'];
export type SavedEssayList = components['schemas']['SavedEssayList'];
export type ProductBrief = components['schemas']['ProductBrief'];
export type Reviewable = components['schemas']['Reviewable'];
export type ReviewableList = components['schemas']['ReviewableList'];
export type MyReview = components['schemas']['MyReview'];
export type MyReviewList = components['schemas']['MyReviewList'];
export type Words = components['schemas']['Words'];
export type UploadedImages = components['schemas']['UploadedImages'];
export type NewReview = components['schemas']['NewReview'];
export type ReviewReply = components['schemas']['ReviewReply'];
export type RemovalReason = components['schemas']['RemovalReason'];
export type RemovalRequest = components['schemas']['RemovalRequest'];
export type ReviewState = components['schemas']['ReviewState'];
export type RequestedRemoval = components['schemas']['RequestedRemoval'];
export type HelpfulForm = components['schemas']['HelpfulForm'];
export type HelpfulState = components['schemas']['HelpfulState'];
export type HelpfulIds = components['schemas']['HelpfulIds'];
export type QuestionCategory = components['schemas']['QuestionCategory'];
export type RequestKey = components['schemas']['RequestKey'];
export type NewQuestion = components['schemas']['NewQuestion'];
export type NewDesignQuestion = components['schemas']['NewDesignQuestion'];
export type QuestionState = components['schemas']['QuestionState'];
export type MyQuestion = components['schemas']['MyQuestion'];
export type DesignQuestionCase = components['schemas']['DesignQuestionCase'];
export type DesignQuestionCaseList = components['schemas']['DesignQuestionCaseList'];
export type FurtherQuestion = components['schemas']['FurtherQuestion'];
export type MyQuestionList = components['schemas']['MyQuestionList'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type Brand = components['schemas']['Brand'];
export type BrandDetail = components['schemas']['BrandDetail'];
export type PackageTier = components['schemas']['PackageTier'];
export type FurniturePackage = components['schemas']['FurniturePackage'];
export type PackageList = components['schemas']['PackageList'];
export type PackageSetKind = components['schemas']['PackageSetKind'];
export type PackageItem = components['schemas']['PackageItem'];
export type PricedSet = components['schemas']['PricedSet'];
export type PackageSet = components['schemas']['PackageSet'];
export type PackageDetail = components['schemas']['PackageDetail'];
export type DecorSet = components['schemas']['DecorSet'];
export type BannerPosition = components['schemas']['BannerPosition'];
export type Banner = components['schemas']['Banner'];
export type BannerPage = components['schemas']['BannerPage'];
export type PointsBalance = components['schemas']['PointsBalance'];
export type PointMoveKind = components['schemas']['PointMoveKind'];
export type PointMove = components['schemas']['PointMove'];
export type PointMoveList = components['schemas']['PointMoveList'];
export type CouponState = components['schemas']['CouponState'];
export type MemberCoupon = components['schemas']['MemberCoupon'];
export type CouponList = components['schemas']['CouponList'];
export type CodeName = components['schemas']['CodeName'];
export type Email = components['schemas']['Email'];
export type CartSeller = components['schemas']['CartSeller'];
export type CartProduct = components['schemas']['CartProduct'];
export type CartOption = components['schemas']['CartOption'];
export type CartProblem = components['schemas']['CartProblem'];
export type CartLine = components['schemas']['CartLine'];
export type CartGroup = components['schemas']['CartGroup'];
export type CartTotals = components['schemas']['CartTotals'];
export type CouponHint = components['schemas']['CouponHint'];
export type Cart = components['schemas']['Cart'];
export type CartAddition = components['schemas']['CartAddition'];
export type CartAdditions = components['schemas']['CartAdditions'];
export type RoomsAddition = components['schemas']['RoomsAddition'];
export type RoomsAddedLine = components['schemas']['RoomsAddedLine'];
export type RoomsAdded = components['schemas']['RoomsAdded'];
export type CartChange = components['schemas']['CartChange'];
export type CartChoice = components['schemas']['CartChoice'];
export type CartLineIds = components['schemas']['CartLineIds'];
export type OrderedDesign = components['schemas']['OrderedDesign'];
export type DesignProblem = components['schemas']['DesignProblem'];
export type QuotedDesign = components['schemas']['QuotedDesign'];
export type CartDesign = components['schemas']['CartDesign'];
export type DesignCart = components['schemas']['DesignCart'];
export type CartDesignForm = components['schemas']['CartDesignForm'];
export type DesignIds = components['schemas']['DesignIds'];
export type CartDesignsForm = components['schemas']['CartDesignsForm'];
export type Months = components['schemas']['Months'];
export type StartPayment = components['schemas']['StartPayment'];
export type Transfer = components['schemas']['Transfer'];
export type StartedPayment = components['schemas']['StartedPayment'];
export type ReturnFields = components['schemas']['ReturnFields'];
export type Result = components['schemas']['Result'];
export type ReadReturn = components['schemas']['ReadReturn'];
export type Payee = components['schemas']['Payee'];
export type PayeeAnswer = components['schemas']['PayeeAnswer'];
export type Purpose = components['schemas']['Purpose'];
export type Method = components['schemas']['Method'];
export type Instalment = components['schemas']['Instalment'];
export type OfferedMethod = components['schemas']['OfferedMethod'];
export type Attempt = components['schemas']['Attempt'];
export type ShortTransfer = components['schemas']['ShortTransfer'];
export type MoneyBack = components['schemas']['MoneyBack'];
export type PaidGoods = components['schemas']['PaidGoods'];
export type Payment = components['schemas']['Payment'];
export type CheckoutAsk = components['schemas']['CheckoutAsk'];
export type QuotedSize = components['schemas']['QuotedSize'];
export type QuotedLine = components['schemas']['QuotedLine'];
export type QuotedDelivery = components['schemas']['QuotedDelivery'];
export type QuotedSeller = components['schemas']['QuotedSeller'];
export type QuotedTotals = components['schemas']['QuotedTotals'];
export type QuotedCoupon = components['schemas']['QuotedCoupon'];
export type QuotedPoints = components['schemas']['QuotedPoints'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type QuotedMethod = components['schemas']['QuotedMethod'];
export type CheckoutRefusal = components['schemas']['CheckoutRefusal'];
export type CheckoutQuote = components['schemas']['CheckoutQuote'];
export type RedBillForm = components['schemas']['RedBillForm'];
export type PlaceOrderForm = components['schemas']['PlaceOrderForm'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type AdCity = components['schemas']['AdCity'];
export type AdCityList = components['schemas']['AdCityList'];
export type AdCompany = components['schemas']['AdCompany'];
export type AdReportReason = components['schemas']['AdReportReason'];
export type AdTakenDown = components['schemas']['AdTakenDown'];
export type AdPlan = components['schemas']['AdPlan'];
export type AdPlace = components['schemas']['AdPlace'];
export type AdPeriod = components['schemas']['AdPeriod'];
export type AdOrder = components['schemas']['AdOrder'];
export type Membership = components['schemas']['Membership'];
export type PlaceWait = components['schemas']['PlaceWait'];
export type AdProblem = components['schemas']['AdProblem'];
export type AdOffer = components['schemas']['AdOffer'];
export type MembershipOverview = components['schemas']['MembershipOverview'];
export type PlaceAdOrderForm = components['schemas']['PlaceAdOrderForm'];
export type AdFigures = components['schemas']['AdFigures'];
export type AdLeftOut = components['schemas']['AdLeftOut'];
export type AdStanding = components['schemas']['AdStanding'];
export type AdStatistics = components['schemas']['AdStatistics'];
export type JoinPlaceLineForm = components['schemas']['JoinPlaceLineForm'];
export type ChangeMembershipForm = components['schemas']['ChangeMembershipForm'];
export type AuctionWeek = components['schemas']['AuctionWeek'];
export type AuctionTimes = components['schemas']['AuctionTimes'];
export type Slot = components['schemas']['Slot'];
export type AuctionSlot = components['schemas']['AuctionSlot'];
export type Checksum = components['schemas']['Checksum'];
export type Bid = components['schemas']['Bid'];
export type BidOrder = components['schemas']['BidOrder'];
export type Auction = components['schemas']['Auction'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type AuctionLedger = components['schemas']['AuctionLedger'];
export type LedgerEnd = components['schemas']['LedgerEnd'];
export type LedgerEnds = components['schemas']['LedgerEnds'];
export type AuctionDisputeState = components['schemas']['AuctionDisputeState'];
export type AuctionDispute = components['schemas']['AuctionDispute'];
export type BidWeek = components['schemas']['BidWeek'];
export type BidList = components['schemas']['BidList'];
export type DisputeAuctionForm = components['schemas']['DisputeAuctionForm'];
export type SentMoney = components['schemas']['SentMoney'];
export type PlaceBidForm = components['schemas']['PlaceBidForm'];
export type CancelBidForm = components['schemas']['CancelBidForm'];
export type DesignOrderTab = components['schemas']['DesignOrderTab'];
export type OwnerName = components['schemas']['OwnerName'];
export type DesignOrderState = components['schemas']['DesignOrderState'];
export type DesignOrderMethod = components['schemas']['DesignOrderMethod'];
export type DesignOrderLine = components['schemas']['DesignOrderLine'];
export type RefundAnswer = components['schemas']['RefundAnswer'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type DesignOrder = components['schemas']['DesignOrder'];
export type DesignOrderCounts = components['schemas']['DesignOrderCounts'];
export type DesignOrderList = components['schemas']['DesignOrderList'];
export type ForMessage = components['schemas']['ForMessage'];
export type DesignsAsk = components['schemas']['DesignsAsk'];
export type DesignQuote = components['schemas']['DesignQuote'];
export type PlaceDesignOrderForm = components['schemas']['PlaceDesignOrderForm'];
export type AddDesignsForm = components['schemas']['AddDesignsForm'];
export type CancelDesignOrderForm = components['schemas']['CancelDesignOrderForm'];
export type RefundAccount = components['schemas']['RefundAccount'];
export type RefundForm = components['schemas']['RefundForm'];
export type OrderListStatus = components['schemas']['OrderListStatus'];
export type OrderCode = components['schemas']['OrderCode'];
export type OrderTextStatus = components['schemas']['OrderTextStatus'];
export type OrderSeller = components['schemas']['OrderSeller'];
export type ItemCode = components['schemas']['ItemCode'];
export type ItemState = components['schemas']['ItemState'];
export type ItemStage = components['schemas']['ItemStage'];
export type OrderRowItem = components['schemas']['OrderRowItem'];
export type OrderPayment = components['schemas']['OrderPayment'];
export type Actor = components['schemas']['Actor'];
export type ItemEventName = components['schemas']['ItemEventName'];
export type OrderNext = components['schemas']['OrderNext'];
export type OrderRow = components['schemas']['OrderRow'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type OrderList = components['schemas']['OrderList'];
export type OrderThing = components['schemas']['OrderThing'];
export type ItemDates = components['schemas']['ItemDates'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type RefusalReason = components['schemas']['RefusalReason'];
export type ItemAction = components['schemas']['ItemAction'];
export type ClaimHold = components['schemas']['ClaimHold'];
export type ItemClaim = components['schemas']['ItemClaim'];
export type RefundSplit = components['schemas']['RefundSplit'];
export type RefundTarget = components['schemas']['RefundTarget'];
export type ItemRefund = components['schemas']['ItemRefund'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderAmounts = components['schemas']['OrderAmounts'];
export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderRedBill = components['schemas']['OrderRedBill'];
export type OrderRefundAccount = components['schemas']['OrderRefundAccount'];
export type OrderExtension = components['schemas']['OrderExtension'];
export type OrderTimelineEntry = components['schemas']['OrderTimelineEntry'];
export type Order = components['schemas']['Order'];
export type OrderByLink = components['schemas']['OrderByLink'];
export type OrderLinkRequest = components['schemas']['OrderLinkRequest'];
export type OrderLinkSent = components['schemas']['OrderLinkSent'];
export type ShipmentForm = components['schemas']['ShipmentForm'];
export type SentInstant = components['schemas']['SentInstant'];
export type EventPayload = components['schemas']['EventPayload'];
export type OrderLink = components['schemas']['OrderLink'];
export type EventCall = components['schemas']['EventCall'];
export type EventRefusal = components['schemas']['EventRefusal'];
export type PreviewCall = components['schemas']['PreviewCall'];
export type RefundPreview = components['schemas']['RefundPreview'];
export type ExchangeOptionsCall = components['schemas']['ExchangeOptionsCall'];
export type ExchangeOptions = components['schemas']['ExchangeOptions'];
export type AddressCall = components['schemas']['AddressCall'];
export type ExtendCall = components['schemas']['ExtendCall'];
export type RefundAccountCall = components['schemas']['RefundAccountCall'];
export type Reordered = components['schemas']['Reordered'];
export type SellerTab = components['schemas']['SellerTab'];
export type ClaimType = components['schemas']['ClaimType'];
export type ClaimTab = components['schemas']['ClaimTab'];
export type SentReason = components['schemas']['SentReason'];
export type SellerItem = components['schemas']['SellerItem'];
export type SellerCounts = components['schemas']['SellerCounts'];
export type ClaimTabCounts = components['schemas']['ClaimTabCounts'];
export type SellerClaimCounts = components['schemas']['SellerClaimCounts'];
export type SellerItemList = components['schemas']['SellerItemList'];
export type SellerEventLine = components['schemas']['SellerEventLine'];
export type SellerEventsCall = components['schemas']['SellerEventsCall'];
export type SellerEventsResult = components['schemas']['SellerEventsResult'];
export type RedBill = components['schemas']['RedBill'];
export type RedBillParty = components['schemas']['RedBillParty'];
export type RedBillLine = components['schemas']['RedBillLine'];
export type RedBillPaper = components['schemas']['RedBillPaper'];
export type RedBillOffer = components['schemas']['RedBillOffer'];
export type RedBillDetail = components['schemas']['RedBillDetail'];
export type RedBillCorrection = components['schemas']['RedBillCorrection'];
export type RedBillRefusal = components['schemas']['RedBillRefusal'];
export type RedBillTab = components['schemas']['RedBillTab'];
export type RedBillCounts = components['schemas']['RedBillCounts'];
export type RedBillList = components['schemas']['RedBillList'];
export type RedBillCall = components['schemas']['RedBillCall'];
export type SettlementMonth = components['schemas']['SettlementMonth'];
export type SignedMoney = components['schemas']['SignedMoney'];
export type Settlement = components['schemas']['Settlement'];
export type SettlementList = components['schemas']['SettlementList'];
export type SettlementDispute = components['schemas']['SettlementDispute'];
export type TemplateKind = components['schemas']['TemplateKind'];
export type Version = components['schemas']['Version'];
export type ItemWords = components['schemas']['ItemWords'];
export type TemplateFields = components['schemas']['TemplateFields'];
export type ShopTemplate = components['schemas']['ShopTemplate'];
export type ShopTemplateList = components['schemas']['ShopTemplateList'];
export type TemplateCall = components['schemas']['TemplateCall'];
export type TemplateOrder = components['schemas']['TemplateOrder'];
export type ViewList = components['schemas']['ViewList'];
export type ViewQuery = components['schemas']['ViewQuery'];
export type ShopView = components['schemas']['ShopView'];
export type ShopViewList = components['schemas']['ShopViewList'];
export type ViewCall = components['schemas']['ViewCall'];
export type DefaultViewCall = components['schemas']['DefaultViewCall'];
export type ShopBankShown = components['schemas']['ShopBankShown'];
export type ShopDataShown = components['schemas']['ShopDataShown'];
export type ShopChangeState = components['schemas']['ShopChangeState'];
export type ShopDataField = components['schemas']['ShopDataField'];
export type ShopChange = components['schemas']['ShopChange'];
export type ShopAccount = components['schemas']['ShopAccount'];
export type PenaltyStep = components['schemas']['PenaltyStep'];
export type SalesStop = components['schemas']['SalesStop'];
export type MissedDeadline = components['schemas']['MissedDeadline'];
export type ShopStanding = components['schemas']['ShopStanding'];
export type ShopDay = components['schemas']['ShopDay'];
export type ShopDashboard = components['schemas']['ShopDashboard'];
export type LineCount = components['schemas']['LineCount'];
export type ClaimReasonCount = components['schemas']['ClaimReasonCount'];
export type ClaimedItem = components['schemas']['ClaimedItem'];
export type ClaimReasons = components['schemas']['ClaimReasons'];
export type ShopTeamPerson = components['schemas']['ShopTeamPerson'];
export type ShopInvitation = components['schemas']['ShopInvitation'];
export type ShopTeam = components['schemas']['ShopTeam'];
export type ShopInvitationCall = components['schemas']['ShopInvitationCall'];
export type ShopInvitationSeen = components['schemas']['ShopInvitationSeen'];
export type ShopLeft = components['schemas']['ShopLeft'];
export type ShopInvitationToken = components['schemas']['ShopInvitationToken'];
export type ShopInvitationShown = components['schemas']['ShopInvitationShown'];
export type ShopPerson = components['schemas']['ShopPerson'];
export type ShopActRow = components['schemas']['ShopActRow'];
export type ShopActList = components['schemas']['ShopActList'];
export type ShopContactCall = components['schemas']['ShopContactCall'];
export type ShopDataCall = components['schemas']['ShopDataCall'];
export type ShopChangeWithdrawal = components['schemas']['ShopChangeWithdrawal'];
export type ShopNoticeState = components['schemas']['ShopNoticeState'];
export type ShopNotice = components['schemas']['ShopNotice'];
export type ShopNoticeList = components['schemas']['ShopNoticeList'];
export type ShopNoticeCall = components['schemas']['ShopNoticeCall'];
export type PromotionState = components['schemas']['PromotionState'];
export type PromotedItem = components['schemas']['PromotedItem'];
export type PromotionVersion = components['schemas']['PromotionVersion'];
export type ShopPromotion = components['schemas']['ShopPromotion'];
export type PlannedPromotion = components['schemas']['PlannedPromotion'];
export type ShopPromotionList = components['schemas']['ShopPromotionList'];
export type PromotionCall = components['schemas']['PromotionCall'];
export type PromotionStop = components['schemas']['PromotionStop'];
export type SettlementKind = components['schemas']['SettlementKind'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionTotals = components['schemas']['TransactionTotals'];
export type TransactionList = components['schemas']['TransactionList'];
export type SalesState = components['schemas']['SalesState'];
export type ShopItemOption = components['schemas']['ShopItemOption'];
export type ShopItem = components['schemas']['ShopItem'];
export type ShopItemCounts = components['schemas']['ShopItemCounts'];
export type ShopItemList = components['schemas']['ShopItemList'];
export type ShopItemRow = components['schemas']['ShopItemRow'];
export type ShopItemRows = components['schemas']['ShopItemRows'];
export type ShopItemStep = components['schemas']['ShopItemStep'];
export type ShopItemChanges = components['schemas']['ShopItemChanges'];
export type MoneyChange = components['schemas']['MoneyChange'];
export type ShopItemChange = components['schemas']['ShopItemChange'];
export type ShopItemsCall = components['schemas']['ShopItemsCall'];
export type ShopItemsResult = components['schemas']['ShopItemsResult'];
export type ShopItemEventsCall = components['schemas']['ShopItemEventsCall'];
export type ItemDraftName = components['schemas']['ItemDraftName'];
export type TypedFigure = components['schemas']['TypedFigure'];
export type PackUse = components['schemas']['PackUse'];
export type ItemContentOption = components['schemas']['ItemContentOption'];
export type ItemStorySection = components['schemas']['ItemStorySection'];
export type ItemContent = components['schemas']['ItemContent'];
export type ListingReportReason = components['schemas']['ListingReportReason'];
export type StoppedSale = components['schemas']['StoppedSale'];
export type ItemDraft = components['schemas']['ItemDraft'];
export type ItemDraftSave = components['schemas']['ItemDraftSave'];
export type ItemDraftRow = components['schemas']['ItemDraftRow'];
export type ItemDraftList = components['schemas']['ItemDraftList'];
export type ItemDraftRemoval = components['schemas']['ItemDraftRemoval'];
export type ItemTableEntry = components['schemas']['ItemTableEntry'];
export type ItemTablePart = components['schemas']['ItemTablePart'];
export type ItemField = components['schemas']['ItemField'];
export type ItemTableRow = components['schemas']['ItemTableRow'];
export type ItemTableCall = components['schemas']['ItemTableCall'];
export type ItemTableResult = components['schemas']['ItemTableResult'];
export type ItemDraftMove = components['schemas']['ItemDraftMove'];
export type ItemNoticeList = components['schemas']['ItemNoticeList'];
export type ItemNoticeForm = components['schemas']['ItemNoticeForm'];
export type ItemNoticeMove = components['schemas']['ItemNoticeMove'];
export type ShopQuestion = components['schemas']['ShopQuestion'];
export type ShopQuestionList = components['schemas']['ShopQuestionList'];
export type AskedRemoval = components['schemas']['AskedRemoval'];
export type ShopReview = components['schemas']['ShopReview'];
export type ShopReviewList = components['schemas']['ShopReviewList'];
export type Notice = components['schemas']['Notice'];
export type NoticeList = components['schemas']['NoticeList'];
export type NoticesRead = components['schemas']['NoticesRead'];
export type NoticesLeft = components['schemas']['NoticesLeft'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMedia = components['responses']['UnsupportedMedia'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterQuery = components['parameters']['Query'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterIdInPath = components['parameters']['IdInPath'];
export type HeaderXRequestId = components['headers']['XRequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this category; 0 is the synthetic All of the client and means every one.
                 * @example 1
                 */
                category?: number;
                /**
                 * @description Only these brands; repeatable.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                brand?: components["schemas"]["Id"][];
                /**
                 * @description Final price, at least.
                 * @example 500000
                 */
                priceFrom?: components["schemas"]["Money"];
                /**
                 * @description Final price, at most.
                 * @example 20000000
                 */
                priceTo?: components["schemas"]["Money"];
                /**
                 * @description Only discounted ones.
                 * @example true
                 */
                discounted?: boolean;
                /**
                 * @description Only what can be bought now.
                 * @example true
                 */
                inStock?: boolean;
                /**
                 * @description Only for this room.
                 * @example living-room
                 */
                room?: components["schemas"]["RoomType"];
                /**
                 * @description Only this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only what comes through these measures (centimetres), each obstacle with its measures as docs/adr/0195 has them; what has no size is left out. Measures that cannot be are VALIDATION.
                 * @example door-85x210_corner-150x110x240
                 */
                wayIn?: string;
                /**
                 * @description Order. With a query, recommended is by match.
                 * @example price-asc
                 */
                sort?: "recommended" | "newest" | "price-asc" | "price-desc" | "discount" | "rating" | "best";
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBestProducts: {
        parameters: {
            query?: {
                /**
                 * @description How many to answer at most.
                 * @example 12
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductShortList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description How many to answer at most.
                 * @example 8
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        query: string;
                        items: components["schemas"]["Suggestion"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlsoLike: {
        parameters: {
            query?: {
                /**
                 * @description Near to this product, which is left out itself.
                 * @example 1
                 */
                productId?: components["schemas"]["Id"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductShortList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description Order.
                 * @example newest
                 */
                sort?: "newest" | "highest" | "lowest" | "helpful";
                /**
                 * @description Only reviews with pictures.
                 * @example true
                 */
                withPictures?: boolean;
                /**
                 * @description Only this many stars.
                 * @example 5
                 */
                stars?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 5
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 5
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductsByIds: {
        parameters: {
            query: {
                /**
                 * @description Which ones; repeatable.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                ids: components["schemas"]["Id"][];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductShortList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBookmark: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "product",
                 *       "targetId": 1,
                 *       "saved": true
                 *     }
                 */
                "application/json": components["schemas"]["BookmarkForm"];
            };
        };
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookmarkIds: {
        parameters: {
            query: {
                /**
                 * @description Only this kind.
                 * @example product
                 */
                kind: components["schemas"]["BookmarkKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedDesigns: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of designs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedDesignList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedDesignRooms: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rooms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRoomList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedShares: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of homes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedShareList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedArticles: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedArticleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedEssays: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 24
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of essays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEssayList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewables: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewableList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderItemId": 1,
                 *       "rating": 5,
                 *       "content": "Ngồi êm, đường may thẳng.",
                 *       "images": []
                 *     }
                 */
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description The review, with the points it earned. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "content": "Cảm ơn bạn đã chia sẻ."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewReply"];
            };
        };
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReviewRemoval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "reason": "irrelevant"
                 *     }
                 */
                "application/json": components["schemas"]["RemovalRequest"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestedRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markReviewHelpful: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "helpful": true
                 *     }
                 */
                "application/json": components["schemas"]["HelpfulForm"];
            };
        };
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHelpfulReviews: {
        parameters: {
            query: {
                /**
                 * @description Of this product.
                 * @example 1
                 */
                productId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpfulIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "productId": 1,
                 *       "category": "delivery",
                 *       "content": "Giao trong tuần này được không?",
                 *       "secret": false,
                 *       "key": "7f0c2a9e-question-1"
                 *     }
                 */
                "application/json": components["schemas"]["NewQuestion"];
            };
        };
        responses: {
            /** @description The question. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askDesignQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designId": 1,
                 *       "content": "Trần 2,6 m có làm được đèn âm như ảnh không?",
                 *       "secret": false,
                 *       "key": "7f0c2a9e-design-question-1"
                 *     }
                 */
                "application/json": components["schemas"]["NewDesignQuestion"];
            };
        };
        responses: {
            /** @description The question. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignQuestionCases: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Those that wait or those that were answered.
                 * @example unanswered
                 */
                state?: "unanswered" | "answered";
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignQuestionCaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestionAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "content": "Nếu giao sau 18 giờ thì sao?",
                 *       "key": "7f0c2a9e-further-1"
                 *     }
                 */
                "application/json": components["schemas"]["FurtherQuestion"];
            };
        };
        responses: {
            /** @description The question with all that was asked and answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only these.
                 * @example answered
                 */
                state?: components["schemas"]["QuestionState"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "version": 0,
                 *       "content": "Được ạ, giặt máy ở 30 °C."
                 *     }
                 */
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description The question with its answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["Category"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brands: components["schemas"]["Brand"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packages. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageList"];
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPackage: {
        parameters: {
            query?: {
                /**
                 * @description Only sets of this kind.
                 * @example combo
                 */
                kind?: components["schemas"]["PackageSetKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDecorSet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecorSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsBalance"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointMoves: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only these.
                 * @example earn
                 */
                kind?: components["schemas"]["PointMoveKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of moves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointMoveList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only these.
                 * @example available
                 */
                state?: components["schemas"]["CouponState"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterCoupon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "NHAMOI10",
                 *       "idempotencyKey": "enter-nhamoi10"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["CodeName"];
                    idempotencyKey: string;
                };
            };
        };
        responses: {
            /** @description The member's coupon. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCoupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: {
                /**
                 * @description Only for this place.
                 * @example home-hero
                 */
                position?: components["schemas"]["BannerPosition"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Banner"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "khach@hien.example",
                 *       "consent": true
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * @description The tick box; false is refused.
                     * @constant
                     */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description A mail asks its owner, where that is still open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        subscribed: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done; pressed again it is answered alike. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done; pressed again it is answered alike. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        done: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "optionId": 1,
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "idempotencyKey": "3f0c9a7e51d24b68"
                 *     }
                 */
                "application/json": components["schemas"]["CartAdditions"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRoomsToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designId": 1,
                 *       "selection": "1.1.1.1",
                 *       "idempotencyKey": "3f0c9a7e51d24b68"
                 *     }
                 */
                "application/json": components["schemas"]["RoomsAddition"];
            };
        };
        responses: {
            /** @description What became of each line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomsAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "quantity": 2
                 *     }
                 */
                "application/json": components["schemas"]["CartChange"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseCartLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "selected": false
                 *     }
                 */
                "application/json": components["schemas"]["CartChoice"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartLines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartLineIds"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDesignCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The designs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignCart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDesignToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designId": 2
                 *     }
                 */
                "application/json": components["schemas"]["CartDesignForm"];
            };
        };
        responses: {
            /** @description The designs after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDesignsFromCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designIds": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartDesignsForm"];
            };
        };
        responses: {
            /** @description The designs after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "groupId": 1,
                 *       "method": "VA",
                 *       "idempotencyKey": "pay-7f3a9c20"
                 *     }
                 */
                "application/json": components["schemas"]["StartPayment"];
            };
        };
        responses: {
            /** @description The try. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPaymentReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gateway": "vnpay",
                 *       "fields": {
                 *         "vnp_TxnRef": "SO20260306-000123-1",
                 *         "vnp_ResponseCode": "00",
                 *         "vnp_SecureHash": "00ff"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReturnFields"];
            };
        };
        responses: {
            /** @description What it says, as far as it may be believed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPayee: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [
                 *         1
                 *       ],
                 *       "addressId": 1
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutAsk"];
            };
        };
        responses: {
            /** @description The price, part by part. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lineIds": [
                 *         1
                 *       ],
                 *       "addressId": 1,
                 *       "method": "COD",
                 *       "messages": [
                 *         {
                 *           "sellerId": 1,
                 *           "text": "Giao giờ hành chính giúp tôi."
                 *         }
                 *       ],
                 *       "couponId": null,
                 *       "points": 0,
                 *       "over18": true,
                 *       "terms": true,
                 *       "redBill": null,
                 *       "expectedTotal": 2490000,
                 *       "idempotencyKey": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9b11"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceOrderForm"];
            };
        };
        responses: {
            /** @description The order, to be paid next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdCities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdCityList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeAdOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "gold",
                 *       "cities": [
                 *         "Hà Nội",
                 *         "Đà Nẵng"
                 *       ],
                 *       "method": "QR",
                 *       "terms": true,
                 *       "redBill": null,
                 *       "expectedTotal": 5000000,
                 *       "idempotencyKey": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c21"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceAdOrderForm"];
            };
        };
        responses: {
            /** @description The order, to be paid next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAdOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAdStatistics: {
        parameters: {
            query?: {
                /**
                 * @description How many days, today included.
                 * @example 28
                 */
                days?: number;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinPlaceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Hà Nội"
                 *     }
                 */
                "application/json": components["schemas"]["JoinPlaceLineForm"];
            };
        };
        responses: {
            /** @description The membership with the lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leavePlaceLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership with the lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cancel",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMembershipForm"];
            };
        };
        responses: {
            /** @description The membership as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAuction: {
        parameters: {
            query: {
                /**
                 * @description The city.
                 * @example Hà Nội
                 */
                city: string;
                /**
                 * @description The ad week.
                 * @example 2026-11-23
                 */
                week?: components["schemas"]["AuctionWeek"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Auction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAuctionLedger: {
        parameters: {
            query: {
                /**
                 * @description The city.
                 * @example Hà Nội
                 */
                city: string;
                /**
                 * @description The ad week.
                 * @example 2026-11-23
                 */
                week?: components["schemas"]["AuctionWeek"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLedgerEnds: {
        parameters: {
            query: {
                /**
                 * @description The city.
                 * @example Hà Nội
                 */
                city: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ends. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEnds"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyBids: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disputeAuction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Hà Nội",
                 *       "week": "2026-11-16",
                 *       "words": "Lượt của chúng tôi cao hơn lượt đã trúng."
                 *     }
                 */
                "application/json": components["schemas"]["DisputeAuctionForm"];
            };
        };
        responses: {
            /** @description The dispute, which waits for staff. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuctionDispute"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeBid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "city": "Hà Nội",
                 *       "week": "2026-11-23",
                 *       "slot": 2,
                 *       "amount": 1250000,
                 *       "method": "QR",
                 *       "terms": true,
                 *       "redBill": null,
                 *       "idempotencyKey": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c22"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceBidForm"];
            };
        };
        responses: {
            /** @description The bid, to be paid next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBidOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BidOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["CancelBidForm"];
            };
        };
        responses: {
            /** @description The bid as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesignOrders: {
        parameters: {
            query: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Which of them.
                 * @example pending
                 */
                tab: components["schemas"]["DesignOrderTab"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteDesigns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designIds": [
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DesignsAsk"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeDesignOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designIds": [
                 *         2
                 *       ],
                 *       "method": "QR",
                 *       "over18": true,
                 *       "terms": true,
                 *       "noRefund": true,
                 *       "redBill": null,
                 *       "expectedTotal": 6900000,
                 *       "idempotencyKey": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9b11"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceDesignOrderForm"];
            };
        };
        responses: {
            /** @description The order, to be paid next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDesignOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDesignsToOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "designIds": [
                 *         4
                 *       ],
                 *       "expectedTotal": 16400000,
                 *       "idempotencyKey": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9b12"
                 *     }
                 */
                "application/json": components["schemas"]["AddDesignsForm"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDesignOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["CancelDesignOrderForm"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDesignRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Mua nhầm mẫu cho căn hộ 60 m²",
                 *       "account": {
                 *         "bank": "Vietcombank",
                 *         "holder": "NGUYEN AN",
                 *         "account": "0123456789"
                 *       },
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only those under this tab; all when left out.
                 * @example all
                 */
                status?: components["schemas"]["OrderListStatus"];
                /**
                 * @description Number of an order, or words of what was bought; accents may be left out.
                 * @example sofa
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOrderByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": 701,
                 *       "token": "Zk3v9wQp4mTn8xLc2rBs",
                 *       "digits": "5678"
                 *     }
                 */
                "application/json": components["schemas"]["OrderByLink"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOrderLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": 701,
                 *       "phone": "0912345678"
                 *     }
                 */
                "application/json": components["schemas"]["OrderLinkRequest"];
            };
        };
        responses: {
            /** @description Said in every case. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLinkSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOrderEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "refund.request",
                 *       "itemIds": [
                 *         7011
                 *       ],
                 *       "quantity": 1,
                 *       "payload": {
                 *         "reason": "DAMAGED",
                 *         "text": "Chân bàn bị gãy.",
                 *         "pictures": [
                 *           "/media/uploads/chan-ban.webp"
                 *         ]
                 *       },
                 *       "expectedVersion": 4,
                 *       "idempotencyKey": "6f1c2d3e-refund-7011"
                 *     }
                 */
                "application/json": components["schemas"]["EventCall"];
            };
        };
        responses: {
            /** @description The order after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason and what would be possible instead; VALIDATION with the fields, PRODUCT_07 for a picture that was not uploaded by the sender. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Đang có yêu cầu trả hoặc đổi hàng chưa xử lý xong.",
                     *       "reason": "CLAIM_OPEN",
                     *       "event": "refund.request",
                     *       "from": "refund_requested",
                     *       "itemId": 7011,
                     *       "allowedEvents": [
                     *         "refund.withdraw"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["EventRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "refund.request",
                 *       "itemIds": [
                 *         7011
                 *       ],
                 *       "quantity": 1,
                 *       "payload": {
                 *         "reason": "CHANGED_MIND"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PreviewCall"];
            };
        };
        responses: {
            /** @description The split. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason and what would be possible instead; VALIDATION with the fields, PRODUCT_07 for a picture that was not uploaded by the sender. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Đang có yêu cầu trả hoặc đổi hàng chưa xử lý xong.",
                     *       "reason": "CLAIM_OPEN",
                     *       "event": "refund.request",
                     *       "from": "refund_requested",
                     *       "itemId": 7011,
                     *       "allowedEvents": [
                     *         "refund.withdraw"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["EventRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "itemId": 7011
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeOptionsCall"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOrderAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": 2,
                 *       "expectedVersion": 4,
                 *       "idempotencyKey": "6f1c2d3e-address-701"
                 *     }
                 */
                "application/json": components["schemas"]["AddressCall"];
            };
        };
        responses: {
            /** @description The order after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason; VALIDATION at `addressId` where the goods are not brought. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Hàng đã được gửi đi.",
                     *       "reason": "DISPATCHED",
                     *       "event": "buyer.change_address",
                     *       "from": "delivering",
                     *       "itemId": 7011,
                     *       "allowedEvents": [],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["EventRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 4,
                 *       "idempotencyKey": "6f1c2d3e-extend-701"
                 *     }
                 */
                "application/json": components["schemas"]["ExtendCall"];
            };
        };
        responses: {
            /** @description The order after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason and what would be possible instead; VALIDATION with the fields, PRODUCT_07 for a picture that was not uploaded by the sender. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Đang có yêu cầu trả hoặc đổi hàng chưa xử lý xong.",
                     *       "reason": "CLAIM_OPEN",
                     *       "event": "refund.request",
                     *       "from": "refund_requested",
                     *       "itemId": 7011,
                     *       "allowedEvents": [
                     *         "refund.withdraw"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["EventRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRefundAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "Vietcombank",
                 *       "holder": "NGUYEN THU AN",
                 *       "account": "0071000123456"
                 *     }
                 */
                "application/json": components["schemas"]["RefundAccountCall"];
            };
        };
        responses: {
            /** @description The order after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason and what would be possible instead; VALIDATION with the fields, PRODUCT_07 for a picture that was not uploaded by the sender. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Đang có yêu cầu trả hoặc đổi hàng chưa xử lý xong.",
                     *       "reason": "CLAIM_OPEN",
                     *       "event": "refund.request",
                     *       "from": "refund_requested",
                     *       "itemId": 7011,
                     *       "allowedEvents": [
                     *         "refund.withdraw"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["EventRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What went into the cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reordered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerItems: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only these lines, beside what else is asked; repeatable. For who looks again at lines that were chosen before.
                 * @example [
                 *       7401
                 *     ]
                 */
                ids?: components["schemas"]["Id"][];
                /**
                 * @description Only those under this tab.
                 * @example new_order
                 */
                tab?: components["schemas"]["SellerTab"];
                /**
                 * @description Only those of this list of claims; `tab` is not looked at then.
                 * @example refund
                 */
                claim?: components["schemas"]["ClaimType"];
                /**
                 * @description Which part of the list of claims.
                 * @example requested
                 */
                part?: components["schemas"]["ClaimTab"];
                /**
                 * @description Only those whose next step is the shop's, by deadline; `tab` and `claim` are not looked at then.
                 * @example false
                 */
                waiting?: boolean;
                /**
                 * @description The newest change first, or the nearest deadline; claims always come by deadline.
                 * @example due
                 */
                sort?: "changed" | "due";
                /**
                 * @description Number of an order, or words of what was bought; accents may be left out.
                 * @example sofa
                 */
                q?: string;
                /**
                 * @description Only lines of this day and those after it, within the last year; by their order's day, or as `on` says.
                 * @example 2026-03-05
                 */
                from?: components["schemas"]["SentDay"];
                /**
                 * @description Only lines of this day and those before it.
                 * @example 2026-03-05
                 */
                to?: components["schemas"]["SentDay"];
                /**
                 * @description What happened in those days: the line was ordered (as it was then, before any part was taken from it), a cancellation, refund or exchange of it was asked for (`claimed`), a refund or an exchange alone (`returned`), or it arrived.
                 * @example placed
                 */
                on?: "placed" | "claimed" | "returned" | "delivered";
                /**
                 * @description Only lines of which that was asked for this reason; looked at with days and `on` as `returned` alone.
                 * @example DOES_NOT_FIT
                 */
                reason?: components["schemas"]["SentReason"];
                /**
                 * @description Only lines of which this was asked for; looked at as `reason` is.
                 * @example refund
                 */
                asked?: "refund" | "exchange";
                /**
                 * @description Only lines of this item; looked at with days alone.
                 * @example 7
                 */
                product?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSellerEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "seller.accept",
                 *       "lines": [
                 *         {
                 *           "orderId": 740,
                 *           "itemId": 7401,
                 *           "expectedVersion": 2,
                 *           "idempotencyKey": "accept-7401-2",
                 *           "payload": {}
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SellerEventsCall"];
            };
        };
        responses: {
            /** @description What became of each line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerEventsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readRedBill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedBillDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctRedBill: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company": "Công ty TNHH Bếp Mới",
                 *       "email": "ketoan@bepmoi.example",
                 *       "taxCode": "0100109106",
                 *       "address": "18 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh",
                 *       "expectedVersion": 2,
                 *       "idempotencyKey": "6f1c2d3e-correct-704"
                 *     }
                 */
                "application/json": components["schemas"]["RedBillCorrection"];
            };
        };
        responses: {
            /** @description The invoice after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedBillDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason; VALIDATION at the field that is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Hóa đơn đã được xuất.",
                     *       "reason": "ALREADY_ISSUED",
                     *       "event": "issue",
                     *       "from": "issued",
                     *       "allowedEvents": [
                     *         "adjust",
                     *         "replace"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["RedBillRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRedBills: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only those that stand so.
                 * @example waiting
                 */
                tab?: components["schemas"]["RedBillTab"];
                /**
                 * @description Words of the company, or the beginning of a tax code or of the number of an order or an invoice.
                 * @example bep moi
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedBillList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRedBillEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "issue",
                 *       "number": "1C26THN-0000419",
                 *       "expectedVersion": 1,
                 *       "idempotencyKey": "6f1c2d3e-issue-704"
                 *     }
                 */
                "application/json": components["schemas"]["RedBillCall"];
            };
        };
        responses: {
            /** @description The invoice after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedBillDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description EVENT_REFUSED with the reason; VALIDATION at the field that is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "EVENT_REFUSED",
                     *       "message": "Hóa đơn đã được xuất.",
                     *       "reason": "ALREADY_ISSUED",
                     *       "event": "issue",
                     *       "from": "issued",
                     *       "allowedEvents": [
                     *         "adjust",
                     *         "replace"
                     *       ],
                     *       "requestId": "req-4f1c"
                     *     }
                     */
                    "application/json": components["schemas"]["RedBillRefusal"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The months. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disputeSettlement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Khoản phạt là của đơn đã giao đúng hẹn.",
                 *       "expectedVersion": 1
                 *     }
                 */
                "application/json": components["schemas"]["SettlementDispute"];
            };
        };
        responses: {
            /** @description The month after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopTemplates: {
        parameters: {
            query: {
                /**
                 * @description Item information, or saved answers.
                 * @example item
                 */
                kind: components["schemas"]["TemplateKind"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShopTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 0,
                 *       "kind": "answer",
                 *       "name": "Còn hàng",
                 *       "fields": null,
                 *       "words": "Chào {người hỏi}, {sản phẩm} đang còn hàng.",
                 *       "idempotencyKey": "6f1c2d3e-template-1"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateCall"];
            };
        };
        responses: {
            /** @description The template after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderShopTemplates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "item",
                 *       "ids": [
                 *         2,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TemplateOrder"];
            };
        };
        responses: {
            /** @description The templates in their order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShopTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates of its kind. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreShopTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates of its kind. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTemplateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopViews: {
        parameters: {
            query: {
                /**
                 * @description Which list.
                 * @example order-status
                 */
                list: components["schemas"]["ViewList"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShopView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 0,
                 *       "list": "order-status",
                 *       "name": "Sofa phải gửi",
                 *       "query": "tab=preparing&q=sofa",
                 *       "shared": false,
                 *       "isDefault": false,
                 *       "idempotencyKey": "6f1c2d3e-view-1"
                 *     }
                 */
                "application/json": components["schemas"]["ViewCall"];
            };
        };
        responses: {
            /** @description The view after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultShopView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "order-status",
                 *       "id": 2
                 *     }
                 */
                "application/json": components["schemas"]["DefaultViewCall"];
            };
        };
        responses: {
            /** @description The views of the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShopView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views of its list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopViewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readShopAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopAccount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readShopStanding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopStanding"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readShopDashboard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopDashboard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readClaimReasons: {
        parameters: {
            query: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The first of the days, within the last year.
                 * @example 2026-02-01
                 */
                from: components["schemas"]["SentDay"];
                /**
                 * @description The last of the days.
                 * @example 2026-03-06
                 */
                to: components["schemas"]["SentDay"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons and a page of items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimReasons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readShopTeam: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTeam"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteShopStaff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "em.gai@hien.example"
                 *     }
                 */
                "application/json": components["schemas"]["ShopInvitationCall"];
            };
        };
        responses: {
            /** @description The people after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendShopInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ShopInvitationSeen"];
            };
        };
        responses: {
            /** @description The people after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawShopInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShopStaff: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopLeft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readShopInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f"
                 *     }
                 */
                "application/json": components["schemas"]["ShopInvitationToken"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopInvitationShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptShopInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f"
                 *     }
                 */
                "application/json": components["schemas"]["ShopInvitationToken"];
            };
        };
        responses: {
            /** @description The invitation after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopInvitationShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopActs: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only what this member did.
                 * @example 110
                 */
                by?: components["schemas"]["Id"];
                /**
                 * @description From the beginning of this day.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["SentDay"];
                /**
                 * @description To the end of this day.
                 * @example 2026-03-31
                 */
                to?: components["schemas"]["SentDay"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopActList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShopContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 3,
                 *       "contactName": "Lê Thu Hà",
                 *       "contactPhone": "0912345678",
                 *       "contactEmail": "kho@hien-moc.example",
                 *       "warehouse": "Lô 5, KCN Quang Minh, Mê Linh, Hà Nội"
                 *     }
                 */
                "application/json": components["schemas"]["ShopContactCall"];
            };
        };
        responses: {
            /** @description The data after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askShopChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 3,
                 *       "name": "Xưởng Hiên Mộc",
                 *       "companyName": "Công ty TNHH Hiên Mộc",
                 *       "registrationNumber": "0000100001",
                 *       "taxCode": "0000100001",
                 *       "representative": "Nguyễn Văn An",
                 *       "address": "25 Hàng Bài, Hoàn Kiếm, Hà Nội",
                 *       "bankName": "Vietcombank",
                 *       "accountHolder": "CONG TY TNHH HIEN MOC",
                 *       "accountNumber": "",
                 *       "bankProof": "",
                 *       "licence": "",
                 *       "note": "Xưởng chuyển sang mặt bằng mới."
                 *     }
                 */
                "application/json": components["schemas"]["ShopDataCall"];
            };
        };
        responses: {
            /** @description The data after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawShopChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 4
                 *     }
                 */
                "application/json": components["schemas"]["ShopChangeWithdrawal"];
            };
        };
        responses: {
            /** @description The data after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopNotices: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Only those in this state.
                 * @example shown
                 */
                state?: components["schemas"]["ShopNoticeState"];
                /**
                 * @description Only this one.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShopNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 0,
                 *       "title": "Nghỉ Tết",
                 *       "details": "Xưởng nghỉ từ 12/2 đến 22/2.",
                 *       "startsOn": "2098-02-01",
                 *       "endsOn": "2098-02-22",
                 *       "idempotencyKey": "6f1c2d3e-notice-1"
                 *     }
                 */
                "application/json": components["schemas"]["ShopNoticeCall"];
            };
        };
        responses: {
            /** @description The notice after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopNotice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShopNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice that was taken away. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopNotice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Only those in this state.
                 * @example advertising
                 */
                state?: components["schemas"]["PromotionState"];
                /**
                 * @description Only this one.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of promotions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPromotionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 0,
                 *       "name": "Tháng mây tre",
                 *       "icon": "special-price",
                 *       "startsOn": "2026-12-01",
                 *       "endsOn": "2026-12-14",
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "price": 7900000
                 *         }
                 *       ],
                 *       "idempotencyKey": "6f1c2d3e-promotion-1"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionCall"];
            };
        };
        responses: {
            /** @description The promotion after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Key of the thing to read.
                 * @example 1
                 */
                id: components["parameters"]["IdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedVersion": 1
                 *     }
                 */
                "application/json": components["schemas"]["PromotionStop"];
            };
        };
        responses: {
            /** @description The promotion after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopPromotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only the lines of a month.
                 * @example 2026-03
                 */
                month?: components["schemas"]["SettlementMonth"];
                /**
                 * @description From the beginning of this day.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["SentDay"];
                /**
                 * @description To the end of this day.
                 * @example 2026-03-31
                 */
                to?: components["schemas"]["SentDay"];
                /**
                 * @description Only lines of a kind.
                 * @example sale
                 */
                kind?: components["schemas"]["SettlementKind"];
                /**
                 * @description The beginning of the number of an order.
                 * @example SO2026
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopItems: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only those whose sale stands so.
                 * @example on_sale
                 */
                tab?: "on_sale" | "sold_out" | "stopped" | "edit_request" | "waiting" | "scheduled" | "rejected" | "draft";
                /**
                 * @description The newest change first, by name, the smallest stock, the lowest price, or what sells best.
                 * @example stock
                 */
                sort?: "changed" | "name" | "stock" | "price" | "sold";
                /**
                 * @description Only those whose name, summary or description nobody has written in this language.
                 * @example ko
                 */
                missing?: "en" | "ko";
                /**
                 * @description Words of the name, or the beginning of an item number; accents may be left out.
                 * @example sofa
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportShopItems: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of the answer before; left out for the first.
                 * @example 42
                 */
                after?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopItemChanges: {
        parameters: {
            query: {
                /**
                 * @description Which item.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveShopItems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "price": {
                 *             "from": 8900000,
                 *             "to": 9200000
                 *           },
                 *           "stock": [
                 *             {
                 *               "optionId": 11,
                 *               "from": 12,
                 *               "to": 20
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShopItemsCall"];
            };
        };
        responses: {
            /** @description What became of each item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendShopItemEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "seller.stop",
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShopItemEventsCall"];
            };
        };
        responses: {
            /** @description What became of each item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopItemsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readItemDraft: {
        parameters: {
            query?: {
                /**
                 * @description Which item; a new one without.
                 * @example 1
                 */
                id?: components["schemas"]["Id"];
                /**
                 * @description Which new item, without an `id`.
                 * @example 8c1f2a90-4e3b-4f6d-9a51-0d7c2b1e6f33
                 */
                draft?: components["schemas"]["ItemDraftName"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveItemDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 0,
                 *       "content": {
                 *         "sku": "SM-GHE-01",
                 *         "categoryId": 2,
                 *         "style": "modern",
                 *         "name": {
                 *           "vi": "Ghế Mơ",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "summary": {
                 *           "vi": "",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "description": {
                 *           "vi": "",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "material": {
                 *           "vi": "Gỗ sồi",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "measurement": {
                 *           "vi": "",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "handling": {
                 *           "vi": "",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "country": {
                 *           "vi": "Việt Nam",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "producer": "Xưởng Nam Định",
                 *         "width": 45,
                 *         "depth": 52,
                 *         "height": 80,
                 *         "weight": null,
                 *         "removableLegs": null,
                 *         "applianceKind": null,
                 *         "airSide": null,
                 *         "airAbove": null,
                 *         "airBehind": null,
                 *         "connections": [],
                 *         "power": null,
                 *         "yearlyEnergy": null,
                 *         "energyStars": null,
                 *         "noise": null,
                 *         "packUse": null,
                 *         "packCovers": null,
                 *         "price": 1900000,
                 *         "discount": 0,
                 *         "discountScope": "web",
                 *         "options": [],
                 *         "pictures": [],
                 *         "contact": "",
                 *         "preparationDays": 3,
                 *         "shippingMethod": "self",
                 *         "shippingCompany": "",
                 *         "feeType": "free",
                 *         "fee": null,
                 *         "freeFrom": null,
                 *         "installationFee": null,
                 *         "packingSize": "",
                 *         "visibleOn": "",
                 *         "hashtags": [
                 *           "ghế"
                 *         ],
                 *         "story": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ItemDraftSave"];
            };
        };
        responses: {
            /** @description The draft as it is kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemDrafts: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of drafts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraftList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeItemDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": "8c1f2a90-4e3b-4f6d-9a51-0d7c2b1e6f33",
                 *       "expectedVersion": 4
                 *     }
                 */
                "application/json": components["schemas"]["ItemDraftRemoval"];
            };
        };
        responses: {
            /** @description What there is now of it, nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readItemTable: {
        parameters: {
            query?: {
                /**
                 * @description Items, or drafts of new ones.
                 * @example items
                 */
                of?: "items" | "drafts";
                /**
                 * @description The `next` of the answer before; left out for the first.
                 * @example 42
                 */
                after?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTablePart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveItemTable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rows": [
                 *         {
                 *           "key": "8c1f2a90-4e3b-4f6d-9a51-0d7c2b1e6f33",
                 *           "id": null,
                 *           "expectedVersion": 0,
                 *           "fields": [
                 *             "sku",
                 *             "name"
                 *           ],
                 *           "stockFrom": [],
                 *           "content": {
                 *             "sku": "SM-GHE-01",
                 *             "categoryId": 2,
                 *             "style": "modern",
                 *             "name": {
                 *               "vi": "Ghế Mơ",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "summary": {
                 *               "vi": "",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "description": {
                 *               "vi": "",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "material": {
                 *               "vi": "Gỗ sồi",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "measurement": {
                 *               "vi": "",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "handling": {
                 *               "vi": "",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "country": {
                 *               "vi": "Việt Nam",
                 *               "en": "",
                 *               "ko": ""
                 *             },
                 *             "producer": "Xưởng Nam Định",
                 *             "width": 45,
                 *             "depth": 52,
                 *             "height": 80,
                 *             "weight": null,
                 *             "removableLegs": null,
                 *             "applianceKind": null,
                 *             "airSide": null,
                 *             "airAbove": null,
                 *             "airBehind": null,
                 *             "connections": [],
                 *             "power": null,
                 *             "yearlyEnergy": null,
                 *             "energyStars": null,
                 *             "noise": null,
                 *             "packUse": null,
                 *             "packCovers": null,
                 *             "price": 1900000,
                 *             "discount": 0,
                 *             "discountScope": "web",
                 *             "options": [],
                 *             "pictures": [],
                 *             "contact": "",
                 *             "preparationDays": 3,
                 *             "shippingMethod": "self",
                 *             "shippingCompany": "",
                 *             "feeType": "free",
                 *             "fee": null,
                 *             "freeFrom": null,
                 *             "installationFee": null,
                 *             "packingSize": "",
                 *             "visibleOn": "",
                 *             "hashtags": [
                 *               "ghế"
                 *             ],
                 *             "story": []
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ItemTableCall"];
            };
        };
        responses: {
            /** @description What became of each item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemTableResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendItemDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": null,
                 *       "expectedVersion": 4
                 *     }
                 */
                "application/json": components["schemas"]["ItemDraftMove"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItemNotices: {
        parameters: {
            query: {
                /**
                 * @description The item.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices of the item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addItemNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "title": "Nghỉ Tết",
                 *       "details": "Xưởng nghỉ từ 12/2 đến 22/2; đơn đặt trong thời gian này được gửi từ 23/2."
                 *     }
                 */
                "application/json": components["schemas"]["ItemNoticeForm"];
            };
        };
        responses: {
            /** @description The notices of the item. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeItemNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "noticeId": 3
                 *     }
                 */
                "application/json": components["schemas"]["ItemNoticeMove"];
            };
        };
        responses: {
            /** @description The notices of the item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "expectedVersion": 4
                 *     }
                 */
                "application/json": components["schemas"]["ItemDraftMove"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Those that wait or those that were answered.
                 * @example unanswered
                 */
                tab?: "unanswered" | "answered";
                /**
                 * @description Words of the item's name; accents may be left out.
                 * @example sofa
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopQuestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopReviews: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only these; all that are shown when left out.
                 * @example unanswered
                 */
                tab?: "unanswered" | "low" | "removal";
                /**
                 * @description Words of the item's name; accents may be left out.
                 * @example sofa
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only these.
                 * @example unread
                 */
                state?: "unread";
            };
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of news. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
                 * @example vi
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         91,
                 *         92
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NoticesRead"];
            };
        };
        responses: {
            /** @description How many are left unread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesLeft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
