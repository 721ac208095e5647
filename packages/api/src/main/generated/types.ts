// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
export interface paths {
    "/app/auth/login-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description With e-mail and password (`login_method` system) or with a provider's id (google, facebook, apple, zalo). Wrong e-mail or password is 401 AUTH_13. A social id nobody has registered is 200 with `data` null and the message to show (D52). So is the right password of staff, with code SECOND_FACTOR and the ticket for the next step.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/register-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description By e-mail with the code that was sent to it (D80), or with a provider's data: an e-mail that the provider does not vouch for needs the code, too. 400 AUTH_02 when all that is wrong is a password under six characters. 422 AUTH_07 when the passwords differ, PASSWORD_WEAK for one that is common or the owner's name or e-mail, AUTH_04 for a wrong or missing code, AUTH_06 for one that is expired, used or was tried too often, AUTH_08 when the provider does not stand by its id. 409 AUTH_01, only after the e-mail was proven, when it is taken or left less than six months ago, or when the provider's id is taken; 409 AUTH_03 when its code was right and has made the account before. Consents are recorded with version and time.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/register-business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a business
         * @description A company, an individual or a freelancer, by e-mail with the code that was sent to it (D80). The account is an ordinary member's until staff have approved the details. 422 AUTH_07, PASSWORD_WEAK, AUTH_04, AUTH_06 and AUTH_14 as for registerUser; 400 AUTH_02 and 409 AUTH_03, too. 409 AUTH_01 when the e-mail is taken, or the e-mail or the registration number left less than six months ago.
         */
        post: operations["registerBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/send-verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by mail
         * @description Sends six digits that show that an e-mail is yours, good for ten minutes and five tries. The answer is the same whether the e-mail has an account or not; the mail says what can be done. 429 within sixty seconds of the last code, and above a few codes an hour.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/verify-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reset code
         * @description Trades the code of a password reset for a ticket. 422 AUTH_04 when the code is wrong, AUTH_06 when it is expired, used, or was tried too often; an e-mail that asked for none is AUTH_06 too.
         */
        post: operations["verifyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description With the ticket of verifyCode, once. Every session of the member ends. 422 AUTH_06 for a ticket that is unknown, used or expired, AUTH_07 when the passwords differ, PASSWORD_REUSED for the old password, PASSWORD_WEAK for one that is common or the owner's name or e-mail.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/second-factor/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up a second factor
         * @description With the ticket of loginUser (`second_factor.step` setup): a fresh secret for an authenticator app, shown until its first code is right. 422 AUTH_06 for a ticket that is unknown, used or expired; 409 CONFLICT when the account has a second factor already.
         */
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with a code
         * @description With the ticket of loginUser and a code of the authenticator app, or a recovery code; each opens once. 422 SECOND_FACTOR_WRONG for a wrong or used code, AUTH_06 for a ticket that is unknown, used or expired. 403 AUTH_08 when the account was stopped meanwhile.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token and its commerce tokens, or every session of the member. Whoever holds the token cannot use it any more.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Social providers
         * @description All four, and which of them are configured, so that a button can say so before it is pressed.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/auth/exchange-social-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code of Google, Apple or Facebook
         * @description Trades the code of the provider's window for who it is. The server adds its own secret (D54) and checks the ID token: signature, issuer, audience, expiry and the nonce of this sign-in. 422 AUTH_06 when the code is wrong, used or expired, or the provider is not configured; 503 UNAVAILABLE when the provider does not answer. Zalo has calls of its own. The `access_token` proves the id at sign-in and registration.
         */
        post: operations["exchangeSocialCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commerce-app/auth/users-commerce-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Commerce tokens
         * @description Tokens for the commerce backend. The client stores them under other names (D89).
         */
        get: operations["getCommerceTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile
         * @description The signed-in member. Null `data` means the account is gone: the client signs out.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description Name, phone and picture. `expected_version` is the version of the profile that was edited: when it changed meanwhile, the answer is 409 VERSION_CONFLICT with the profile as it is now in `current`, and nothing is overwritten. AUTH_14 for a phone nobody has, PRODUCT_07 for a picture that was not uploaded by this member.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description 422 AUTH_07 when the new passwords differ, AUTH_09 when the current one is wrong, PASSWORD_REUSED when the new one is the old one, PASSWORD_WEAK when it is common or the member's name or e-mail; 403 for members of a social network, who have none. Every other session of the member ends.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/end-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the member but this one.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery addresses
         * @description The member's own, the default one first.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/address/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address
         * @description The first one becomes the default. 422 AUTH_11 above ten addresses, AUTH_14 for a phone of other than ten digits. An address one has already is not stored twice.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/address/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an address
         * @description 404 for an address of somebody else.
         */
        post: operations["updateAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/address/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an address
         * @description 404 for an address of somebody else. When the default goes, the newest one takes its place.
         */
        post: operations["removeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Business details
         * @description Where the way to a business account stands, what was sent, and what is shown since the last review.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/business/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a business, or change its details
         * @description An ordinary member applies; an approved one asks to change the details, and the old ones stay shown until the new ones were looked at. 403 for members of a social network (they sign up by e-mail instead). 409 CONFLICT while an application waits, VERSION_CONFLICT with `current` when it changed meanwhile.
         */
        post: operations["sendBusinessDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about me
         * @description All that is kept about the member, in one document to take along.
         */
        get: operations["exportMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/user/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Needs a fresh sign-in (D85): the password, or for members of a social network a session younger than ten minutes, else 403 SIGN_IN_AGAIN. Erases personal data, ends every session. 422 AUTH_09 for a wrong password, PARTNERSHIP_OPEN while a shop is open, ORDERS_OPEN while an order is under way or money is still to be returned.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits
         * @description Every queue with how many cases wait in it, and since when.
         */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/upgrade/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Business upgrades
         * @description Applications and changed details in the order in which they came.
         */
        get: operations["listUpgradeCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/upgrade/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a business upgrade
         * @description `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the case, and who decided it, in `current`. A refusal needs a reason; the applicant reads it in a mail.
         */
        post: operations["decideUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contractor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contractors
         * @description Construction partners in order of registration.
         */
        get: operations["listContractorCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox
         * @description The mails of the product, newest first: what kind, to whom, and whether they left. What a mail says is not shown: some carry codes that open accounts.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contractor/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a contractor
         * @description `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the case, and who decided it, in `current`. A refusal needs a reason; the applicant reads it in a mail.
         */
        post: operations["decideContractor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clock of a demonstration
         * @description The server's time, how far it is ahead of the machine's, and what time does next. Only where the product is being tried: everywhere else 404 DEMO_ONLY.
         */
        get: operations["readClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/clock/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock of a demonstration
         * @description Brings the server's time forward to `to`, at most by a year, and lets happen what has come due. A moment that has passed already changes nothing: time never runs backwards, and the same press twice is one. Sessions move along, everything else (codes, links, payments, offers) comes to its end. The way back is a database planted anew. Only where the product is being tried: everywhere else 404 DEMO_ONLY.
         */
        post: operations["moveClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money-return/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money that a person has to return
         * @description Returns to a bank account (transfers, cash on delivery), and those a gateway has refused. What a gateway is still working on is not here.
         */
        get: operations["listMoneyReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money-return/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The buyer's account in full
         * @description Lists carry its last digits alone; who looked is written down with the return.
         */
        get: operations["readReturnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money-return/pay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A return was made by hand
         * @description Closes the return with the bank's reference; its line goes on to its last code and the buyer is told. The same reference again is the same payment. `expected_version` is the version that was looked at; when somebody was first the answer is 409 VERSION_CONFLICT with the return in `current`. CONFLICT while a gateway is still working on it. AUTH_15 on `gateway_checked` where a gateway gave no answer and nobody says to have looked there.
         */
        post: operations["payMoneyReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money-return/retry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a refused or unanswered return again
         * @description After a refusal in a new round, which is a new refund for the gateway. After no answer in the same round: the gateway is asked what became of it, and it is sent only where it never arrived. CONFLICT for what goes to an account: nobody is asked there. 409 VERSION_CONFLICT when somebody was first.
         */
        post: operations["retryMoneyReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/case/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a person has to look at
         * @description Money in a wrong amount, twice, too late, without an order or in doubt, refunds that failed, claims held for long.
         */
        get: operations["listStaffCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/case/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down what was done about a case
         * @description A note stays with the case; `close` ends it. The same words of the same person again are one note. 409 VERSION_CONFLICT when somebody has closed it meanwhile.
         */
        post: operations["noteStaffCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seller applications
         * @description Shops that want to sell here, in the order in which they applied.
         */
        get: operations["listPartnerCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a seller
         * @description An approval opens the shop and adds the `commerce` partnership to the member. `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the application, and who decided it, in `current`. A refusal needs a reason; the applicant reads it in a mail.
         */
        post: operations["decidePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lead/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests
         * @description What the forms for bulk orders, campaigns, trials and their invoices asked for.
         */
        get: operations["listLeadCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lead/answer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a request
         * @description The answer goes out by mail, in the language of the request. The same answer sent again is one; another one than was given meanwhile is 409 VERSION_CONFLICT with the request, and who answered it, in `current`.
         */
        post: operations["answerLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/bank-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be paid, for the bank
         * @description Of every closed month that waits and comes to more than nothing, at most 500, the oldest first: how much, and the account in full. Who took it is written down with each month. `without` names shops that have no account yet.
         */
        get: operations["readPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months that shops are paid for
         * @description Months that are closed or disputed, who waits longest first; or those that were paid, the newest first.
         */
        get: operations["listSettlementCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/lines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a shop's month
         * @description Fifty a page, the newest first; `q` begins the number of an order.
         */
        get: operations["listSettlementLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/hold/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep lines of a month back, or let them go
         * @description With each line goes the tax that is withheld of it. What is held is not paid with its month; let go after that, it counts in the month that runs. The shop reads why (422 AUTH_15 at `reason`). A paid month holds nothing more, and what nothing is changed by is refused: 409 VERSION_CONFLICT with the month in `current`.
         */
        post: operations["holdSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/pay-lot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that many months were paid
         * @description One reference of the bank for all of them. Each month by itself, as `decideSettlement` does it; one that somebody decided meanwhile holds up no other.
         */
        post: operations["paySettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settlement/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a month, or answer its dispute
         * @description A closed month is paid with the bank's reference, a disputed one is answered and waits for its payment again. Either needs its words (422 AUTH_15 at `reason`). A month of which more is held than it comes to is not paid before that is let go (422 EVENT_REFUSED). When somebody decided meanwhile, 409 VERSION_CONFLICT with the month in `current`.
         */
        post: operations["decideSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs that partners want to sell
         * @description New designs, and edits of those on sale with what buyers see now beside what is asked for.
         */
        get: operations["listDesignCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a design or refuse it
         * @description An approval puts it on sale, or its new version; one that its partner took off stays off. A refusal needs a reason (422 AUTH_15); the old version stays. The partner is told. `expected_version` is the version that was looked at: when somebody decided meanwhile, or the partner took it back, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-sale/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs that are or were on sale
         * @description Every design that buyers know, of the house and of partners, the newest first, with what staff did about it. A search finds names, numbers and whoever sells them.
         */
        get: operations["listDesignSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-sale/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a design off sale, or let it go on
         * @description `withhold` takes a design off sale, of the house or of a partner; its partner cannot put it back, and whoever has ordered it and not paid yet is told. `release` puts it where it was: what the partner had taken off stays off, and while the partner is stopped it waits with the rest. Needs a reason (422 AUTH_15), which the partner reads. 409 VERSION_CONFLICT with the design in `current` when it changed meanwhile or is so already.
         */
        post: operations["moveDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-partner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who wants to sell designs
         * @description What waits in the order in which it came; of what was decided, also who sells designs and who was stopped.
         */
        get: operations["listDesignPartnerCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-partner/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody sell designs or refuse it
         * @description An approval gives the right to sell at once. A refusal needs a reason (422 AUTH_15). The applicant is told in the news and by mail. 409 VERSION_CONFLICT with the application in `current` when somebody decided meanwhile, or it was taken back.
         */
        post: operations["decideDesignPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-partner/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a design partner, or let it go on
         * @description `suspend` takes the right to sell and every design off sale, `restore` gives both back, but for designs that the partner or staff had taken off by themselves; `end` is for good, and a new application may follow. Who bought keeps what was bought. Needs a reason (422 AUTH_15), which the partner reads. 409 VERSION_CONFLICT when it changed meanwhile or is so already.
         */
        post: operations["moveDesignPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-refund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs whose money is asked back
         * @description Of orders whose designs nobody downloaded (D23), with the buyer's reason.
         */
        get: operations["listDesignRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/design-refund/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money of designs back, or not
         * @description Either needs a reason (422 AUTH_15), which the buyer reads. Approved, the money is written down to go back and the downloads stay locked; rejected, they open again. `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideDesignRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/download-extension/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads that buyers ask to go on
         * @description Of designs whose times are used up or over (G11), with the reason of whose they are.
         */
        get: operations["listDownloadExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/download-extension/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let downloads go on, or not
         * @description Either needs a reason (422 AUTH_15), which is read by whose the design is. Approved, it gains two times and is good for 14 days at least (G11). `expected_version` is the version that was looked at: when somebody decided meanwhile, or the money is asked back, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideDownloadExtension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What companies want to change of themselves
         * @description What visitors read now beside what is asked for.
         */
        get: operations["listCompanyCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a change of a company or refuse it
         * @description An approval shows it to visitors. A refusal needs a reason (422 AUTH_15), and the old version stays. The company is told, by mail too. `expected_version` is the version that was looked at: when somebody decided meanwhile, or the company took it back, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/project/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects that companies want to show
         * @description New projects, and edits of those that visitors see with what they see now beside what is asked for; with pictures that stand on another company's page.
         */
        get: operations["listProjectCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/project/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a project or refuse it
         * @description An approval shows it, or its new version. A refusal needs a reason (422 AUTH_15); of a project that visitors see, the old version stays. The company is told. `expected_version` is the version that was looked at: when somebody decided meanwhile, or the company took it back, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop-change/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Data that shops ask to have shown
         * @description With what is there now, and where they differ. Of bank accounts the last digits alone.
         */
        get: operations["listShopChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop-change/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of a request in full
         * @description Lists carry the last digits alone; who looked is written down.
         */
        get: operations["readShopChangeAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop-change/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what a shop asks for, or refuse it
         * @description Approved, buyers see it and payments use it from now on, and the shop's papers count as looked at. A refusal needs its reason (422 AUTH_15). When somebody decided meanwhile, or the shop sent another request, 409 VERSION_CONFLICT with it in `current`.
         */
        post: operations["decideShopChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotion/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions that shops ask for
         * @description New promotions, and changes of approved ones with what runs beside what is asked for.
         */
        get: operations["listPromotionCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotion/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse a promotion
         * @description Approved, its prices follow its days by the clock; of a refused change the old version keeps running. A refusal needs its reason (422 AUTH_15). When somebody decided meanwhile, 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decidePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported paid places
         * @description What has the least time left comes first; what was decided, newest first.
         */
        get: operations["listAdCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a reported paid place stand, take it down, or show it again
         * @description A place is taken down by a rule and with a reason (422 AUTH_15): all bought places of the company are off at once, and it is told by notice and mail. What was taken down is restored once, with a reason. Members who reported it hear the outcome. 409 VERSION_CONFLICT when somebody decided meanwhile, with the case in `current`.
         */
        post: operations["decideAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared homes and comments to look at
         * @description What members reported, by reports × (1 + reach), with appeals among them; then the first homes and comments of accounts. Nothing is hidden before it is decided.
         */
        get: operations["listReportCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/report/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep or remove a home or a comment
         * @description Removed, it is gone for everybody but its author at once; the author reads the rule, the place and until when to appeal, who reported it what came of it. A removal needs its place (422 AUTH_15) and its rule (400). 409 VERSION_CONFLICT with the case in `current`.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/report/appeal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an appeal
         * @description Restored, it is shown again as it was; upheld, it stays removed and this is final. The author reads the words (422 AUTH_15 without), and whether the same person decided both times. 403 for who removed it, while there is a colleague. 409 VERSION_CONFLICT with the case in `current`.
         */
        post: operations["decideAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/item/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items that shops want on sale
         * @description New items, and changes of items on sale with what buyers see now beside what is asked for.
         */
        get: operations["listItemCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/item/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an item or refuse it
         * @description An approval puts it on sale, or its new version. A refusal needs a reason (422 AUTH_15); of an item on sale the old version stays. The shop is told. `expected_version` is the version that was looked at: when somebody decided meanwhile, or the shop took it back, the answer is 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews that sellers want removed
         * @description With what was written and the reason the seller gave.
         */
        get: operations["listReviewRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/office-quotation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotations that wait for staff
         * @description Requests to quote, and accepted ones to schedule and hand over.
         */
        get: operations["listOfficeQuotationCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/office-quotation/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote, schedule, hand over or decline
         * @description `quote` takes the price of each line and how many days the offer stands, `schedule` the first day of works; declining needs a reason (422 AUTH_15). `expected_version` is the version that was looked at; when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the case in `current`.
         */
        post: operations["decideOfficeQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/construction-review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews that contractors want removed
         * @description With what was written, the rule that the company names and its words.
         */
        get: operations["listConstructionRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/construction-review/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a construction review, keep it, or answer its appeal
         * @description Each needs a reason (422 AUTH_15). What is removed leaves its day, its rule and its stars, which count no more (docs/adr/0080). What its writer appealed against is restored, or upheld, by somebody else (403; docs/adr/0148). `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the request, and who decided it, in `current`.
         */
        post: operations["decideConstructionRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-evidence/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts and invoices for construction reviews
         * @description With the review that they are for, and the addresses under which readPrivateUpload reads the files.
         */
        get: operations["listReviewEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review-evidence/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a contract or an invoice, or refuse it
         * @description What is confirmed gives the review its badge; a refusal needs a reason (422 AUTH_15) and its files go (docs/adr/0141). The writer reads either in a mail. When somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the papers, and who decided, in `current`; 404 once the review was taken back.
         */
        post: operations["decideReviewEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/review/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a review or keep it
         * @description Either needs a reason (422 AUTH_15). What is removed is counted no more and its author is told why; when it was abusive the points it earned are taken back, as far as they are left. `expected_version` is the version that was looked at: when somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the request, and who decided it, in `current`.
         */
        post: operations["decideReviewRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auction/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a bid
         * @description Staff take a bid out of the auction, with the reason that its company is told (2.13 A7); its money goes back, and the ledger says that it was voided. 404 for a bid that is none, 422 EVENT_REFUSED for one that is lost or taken back, 422 VALIDATION without a reason.
         */
        post: operations["voidBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auction/dispute/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disputes of auctions
         * @description With the company's bids of that week. What has to be answered first comes first.
         */
        get: operations["listAuctionDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auction/dispute/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a dispute of an auction
         * @description Approve finds it right: what was wrong is put right by voiding bids, and stands in the ledger. A rejection needs a reason (422 AUTH_15). The company reads either. When somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the case, and who decided, in `current`.
         */
        post: operations["decideAuctionDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auction/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auctions
         * @description Every city and week that somebody bid for, the newest week first. What happened in one stands in its ledger.
         */
        get: operations["listAuctions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company-facts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was checked of companies
         * @description The listed companies: those that sent a paper first, the oldest before, then those with a paper that ran out or soon will, by its day, then those of which nothing was checked, then the others by name. A search finds names and tax codes.
         */
        get: operations["listCompanyFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company-facts/check/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down what was checked of a company
         * @description Which fact it is follows from the paper; what was known of it before is replaced, and stays in the acts. A paper of this kind that the company sent is accepted with it, and the company is told (docs/adr/0177). 422 for a day that cannot be so, or a paper without its end. 409 VERSION_CONFLICT when the company was decided about meanwhile.
         */
        post: operations["checkCompanyFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company-facts/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was checked of a company
         * @description It no longer stands on the company's page; the acts keep who took it back and why. 409 VERSION_CONFLICT when the company was decided about meanwhile or the fact does not stand.
         */
        post: operations["withdrawCompanyFact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company-facts/refuse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a paper that a company sent
         * @description What stands on the company's page stays; the files go, and the company reads the reason (docs/adr/0177). 409 VERSION_CONFLICT when the company was decided about or sent another one meanwhile.
         */
        post: operations["refuseCompanyPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/late-bill/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * VAT invoices whose month ended without them
         * @description What no shop issued in the month of purchase, the longest late first; under `decided` what was issued since, or is needed no more, the newest first. It is issued by `sendRedBillEvent` of the order.
         */
        get: operations["listLateBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/late-bill/remind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a shop of a late VAT invoice
         * @description The shop's owner and staff hear of it in the inbox and by mail, once a day: the same person's second press changes nothing. 409 VERSION_CONFLICT with the invoice in `current` when it changed since, waits no more, or a colleague reminded the shop today.
         */
        post: operations["remindOfLateBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shops
         * @description Every shop with its points for missed deadlines: those that are stopped first, then those with the most points. A search finds names, companies and tax codes.
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a shop's sales or let it go on
         * @description No new order reaches a stopped shop; those under way go on. Its owner is told why. 409 VERSION_CONFLICT when the shop was stopped or let go on meanwhile, CONFLICT when it is so already.
         */
        post: operations["decideShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shop/taxpayer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say as what a shop pays tax
         * @description Of a household or an individual tax is withheld with each sale from then on; what was settled before stays. 409 VERSION_CONFLICT when the shop was changed meanwhile or is so already.
         */
        post: operations["setShopTaxpayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad-membership/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad memberships
         * @description Every company that has or had an ad plan: those whose renewal failed or who are suspended first, then by the end of their month. A search finds companies by name.
         */
        get: operations["listAdMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad-membership/figures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a company's places brought
         * @description The last thirty days, today included, as the company reads them itself: what was counted by channel, and what was left out and why. Counters alone: nobody who looked is in them.
         */
        get: operations["readAdMembershipFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad-membership/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend or restore a membership
         * @description A suspended company's bought places are not shown; its months go on and are paid (2.14 M12). It is told why. 409 VERSION_CONFLICT when the membership has changed meanwhile, CONFLICT when it cannot be suspended or restored as it is.
         */
        post: operations["decideAdMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ad-takings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takings of advertising by city
         * @description What came in during a month and stays: months of plans, divided over their cities to the đồng, and bids that won. Bids that wait for their results are told apart; what went back or goes back is in none of them. Without a month: this one.
         */
        get: operations["readAdTakings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles and essays at the desk
         * @description Those that are read, and those that are not yet or no more; the last changed first.
         */
        get: operations["listReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a text
         * @description An empty draft, once per key.
         */
        post: operations["createReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One text in all languages
         * @description As staff left it: what readers see may be older.
         */
        get: operations["getReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a text
         * @description The whole of it in all languages; the same again changes nothing. 409 VERSION_CONFLICT when it was changed meanwhile, with the text as it is now; 422 for a picture or a piece that is not there. Readers see what was published until it is published again.
         */
        post: operations["saveReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a text, take it back or delete it
         * @description Publishing wants a Vietnamese title, introduction and body, a cover and an author (422); its address and day stay from then on. What is read is taken back before it is deleted. 409 VERSION_CONFLICT when it was changed meanwhile, CONFLICT where its state does not allow it.
         */
        post: operations["moveReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reading/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan when a text is published
         * @description `publish_at` null takes the plan back. What publishing wants is wanted now (422, also for what has passed or is more than a year away); at its hour the text is published as it was saved last. 409 VERSION_CONFLICT when it was changed meanwhile, CONFLICT where its state does not allow it.
         */
        post: operations["planReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/member/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members
         * @description By name, e-mail or phone; without a search, those who are warned, suspended or banned.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/member/sanction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warn, suspend, ban or lift
         * @description The penalty ladder: a warning, a suspension with an end, a ban after one of them, and the lifting of any. Each needs a reason; the member reads it in a mail. 409 VERSION_CONFLICT when the account has changed meanwhile, CONFLICT when the ladder has no such step. Staff can suspend one another and lift that, nothing more (403), and nobody sanctions themselves. 422 names `days` when a suspension has none.
         */
        post: operations["sanctionMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/terms/source/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document in every language
         * @description The newest version, announced or in force: what the next one starts from.
         */
        get: operations["getTermsSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/terms/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a new version of a document
         * @description It is in force after its notice: 7 days, 30 for an important change, which every member also gets by mail; or from a later day, `in_force_on`, at most a year away: 422 VALIDATION at the field for any other. A version is never changed once announced. 409 VERSION_CONFLICT when somebody announced one meanwhile. The three languages have the same articles.
         */
        post: operations["announceTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/upload/private-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a private document
         * @description One PDF of up to 10 MB, judged by its content and kept as it is, for its owner and staff alone. Its address is read with readPrivateUpload; nothing is served at it. The same file sent again has the same address; what nothing is made of within a day is removed.
         */
        post: operations["uploadPrivateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/upload/private": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload private pictures
         * @description As uploadImages, for pictures that their owner and staff alone may see: licences. The addresses are read with readPrivateUpload; nothing is served at them.
         */
        post: operations["uploadPrivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/upload/private/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a private upload
         * @description A licence or a CV is nothing public: its owner and staff read it here, nobody else anywhere. 404 for everybody else, as for a name that nothing has.
         */
        get: operations["readPrivateUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/zalo/access_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a Zalo code
         * @description Trades the code of the Zalo popup (PKCE) for an access token. The server adds its own secret (D54). 422 AUTH_06 when the code is wrong, used or expired, or Zalo is not configured.
         */
        post: operations["exchangeZaloCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/zalo/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the Zalo token is
         * @description Id and name of the Zalo account. 422 AUTH_06 when Zalo refuses the token. The token stands in the address because the specification says so; it is never logged.
         */
        get: operations["getZaloMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/partner/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My application
         * @description The application of the signed-in member to sell here, null when there is none. While it waits, `place` says how many are before it, itself included.
         */
        get: operations["getPartnerApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/partner/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to sell here
         * @description One application a member. The same one again is answered as it stands; another while it waits, or after it was approved, is 409. After a rejection it may be sent again with something changed (422 when nothing is). `licence` is an address answered by /aws/upload. An account holder that differs from the company is noted for staff (D92).
         */
        post: operations["applyAsPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/lead/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called back
         * @description One of the lead forms, told apart by `kind`. `bulk_order` needs a token; the others take a guest. The same request by the same person, while it is not answered yet, is not stored twice: the first one comes back with `repeated`. `trial_tax` must come from the e-mail of the trial it belongs to (422 at `email`). `rooms_bank`: 404 for a home that is not there, 422 at `amount` where the rooms cost less or more than the bank takes. A product of `bulk_order` that is not sold (any more): 404 PRODUCT_05. Too many in an hour from one person or address: 429 RATE_LIMITED.
         */
        post: operations["sendLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/lead/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My requests
         * @description What the signed-in member asked for with these forms, newest first, at most 50.
         */
        get: operations["listMyLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/lead/trial/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A trial
         * @description Which project a design trial is for, and when it was asked for: what the form for its invoice shows. Nothing about the person.
         */
        get: operations["getTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/term/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents
         * @description Every document people agree to or can rely on, with the version in force and the one announced.
         */
        get: operations["listTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/term/detail/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document
         * @description The text of one version, the one in force unless `version` names another, and the list of all versions. A version is in force once its notice is over: 7 days, 30 for important changes.
         */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/about/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hiên in figures
         * @description Counted in the database: what there is to see and who offers it.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything
         * @description Products, designs, articles and shared interiors whose texts hold the words, with or without accents; exact accents first (3.7). `highlights` are ranges of the title. An empty query finds nothing.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/furniture-decor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Furniture and decor sets
         * @description Rooms put together from pieces of the shop, newest first.
         */
        get: operations["listFurnitureDecor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/furniture-decor/simple/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of the furniture and decor sets
         * @description Id, title and slug alone, for menus and selects.
         */
        get: operations["listSimpleFurnitureDecor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/design-have-product-random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top designs with furniture
         * @description A few designs whose pictures carry pieces of the shop, chosen anew each day.
         */
        get: operations["listTopDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/list-simple-design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs
         * @description Designs as cards show them.
         */
        get: operations["listSimpleDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs on sale
         * @description Narrowed down by everything that is named; words find accents left out and put the best match first. A price or an area that no design has finds nothing. Designs made on request have no construction price and are found by none.
         */
        get: operations["listDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many designs each choice would leave
         * @description Of the designs on sale that everything else that is named leaves: a choice takes the place of what is named of its own group. A choice that would leave none is not there.
         */
        get: operations["countDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A design as anybody sees it
         * @description Its pictures, rooms, price and what the package holds; a withdrawn one says so.
         */
        get: operations["getDesignPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/design-partner-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sells designs
         * @description A design partner as anybody sees it; what it sells is told by the list. One that was stopped, and a member who has never sold a design, is told apart from none by nothing.
         */
        get: operations["getDesignPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A design in full
         * @description Plans with their rooms, panoramas, pieces, the estimate, and whether who asks may buy it (D78).
         */
        get: operations["getDesign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a package holds
         * @description Every file by name with its size; a design without anything to download does not exist.
         */
        get: operations["listPackageFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs somebody bought
         * @description The newest first, also those that cannot be downloaded any more.
         */
        get: operations["listOwnedDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A design somebody bought
         * @description Times left, every download with its device, and the links that are good. 404 for who did not buy it.
         */
        get: operations["getOwnedDesign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link
         * @description Good for 24 hours; uses no time. With `mail` it is sent to the member too. 422 when nothing can be downloaded.
         */
        post: operations["makeDownloadLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a link back
         * @description From then on it opens nothing, and downloads that were begun by it stop.
         */
        post: operations["revokeDownloadLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/{id}/extension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for more downloads
         * @description Of staff, once the times are used up or over (G11). One request waits at a time: asking again while it waits answers as it is. 422 EVENT_REFUSED while it can be downloaded, and while its money is asked back.
         */
        post: operations["askForDownloads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/owned/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a download
         * @description The address of the archive. A time is used when its first byte goes out; parts of it are free for six hours. 422 LINK_EXPIRED, DOWNLOADS_USED_UP, DOWNLOAD_EXPIRED or DOWNLOADS_LOCKED.
         */
        post: operations["openDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How it stands with larger pictures
         * @description What the member asked last of this design, what was answered, and whether they are shown now.
         */
        get: operations["getLargePictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/pictures/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for larger pictures
         * @description Its designer decides, or staff where the design is the house's own. One request waits at a time; while they are shown, nothing is asked. 404 for a design that is not sold, 409 for one's own, 429 after ten in an hour.
         */
        post: operations["askForLargePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/pictures/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the larger pictures
         * @description With a line of who looks at it. 404 for whoever was not allowed to, once the 24 hours are over, and for a picture that is not there.
         */
        get: operations["readLargePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/picture-request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who asks for larger pictures
         * @description Of a design partner's own designs; for staff, of the house's. Who waits longest first, or the newest decision.
         */
        get: operations["listLargePictureCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/picture-request/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show larger pictures, or not
         * @description Either needs a reason (422 AUTH_15), which who asked reads. Allowed, they are shown for 24 hours. 409 VERSION_CONFLICT with the request in `current`.
         */
        post: operations["decideLargePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said of a design
         * @description Newest first, each with its replies, oldest first. A comment that its author deleted keeps its place while it has replies, without its words; with a token, one's own are marked.
         */
        get: operations["listDesignComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something of a design
         * @description Once per key. With `parent_id` it is a reply; a reply to a reply joins its parent. 404 for a design that is not sold or a comment that is gone, 409 when a comment has 100 replies, 400 for a link in one of the first three comments of an account, 429 after five in a minute.
         */
        post: operations["writeDesignComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/partner/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My application to sell designs
         * @description As it was sent, with how it stands; null for who has not applied. While it waits, `place` says how many are before it, itself included. 403 for who is neither a company nor a freelancer.
         */
        get: operations["getDesignPartnerApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/partner/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to sell designs
         * @description Decided in the order in which applications came. 409 CONFLICT while one waits, for a design partner and for who was stopped; after a refusal it may be sent again with something changed (422 EVENT_REFUSED when nothing is). A company shows its registration among `papers` (400 otherwise). 422 PRODUCT_07 for a file that is not one's own private upload. The same `key` is one sending.
         */
        post: operations["applyAsDesignPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/partner/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take my application back
         * @description Before it was decided; it can be sent again at any time. 409 CONFLICT when staff decided meanwhile or nothing waits.
         */
        post: operations["withdrawDesignPartnerApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My designs
         * @description All designs of the partner in their order, with how often each was sold and downloaded, and the new one that is being written.
         */
        get: operations["listOwnDesigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I have written of a design
         * @description Of a new design, without `id`, or of one of the partner's own: what was typed last, with what buyers see now. A design without a draft answers with what it is. 404 for a design of another partner.
         */
        get: operations["readDesignDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is typed of a design
         * @description Nothing of it is judged and nobody but the partner sees it. `expected_version` is the version it was typed over: when the draft went on elsewhere, the answer is 409 VERSION_CONFLICT with it in `current`. What waits for staff is not changed (409 CONFLICT): it is taken back first.
         */
        post: operations["saveDesignDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/draft/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a design to be approved
         * @description A new design waits for staff; of one that is sold, the edit waits while the old version stays on sale. What is missing or wrong is named by its place (422 VALIDATION, `rooms.1.area`; PRODUCT_07 for an upload that is none of the partner's); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at; 422 EVENT_REFUSED when nothing was changed. The same `key` is one sending.
         */
        post: operations["sendDesignDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/draft/withdraw": {
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
         * @description A new design is a draft again; of one that is sold, the old version stays and the draft is kept. 422 EVENT_REFUSED when nothing waits; 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at.
         */
        post: operations["withdrawDesignDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Throw a design away that nobody has bought
         * @description One that staff never approved, or, without `id`, the draft of a new one. What waits for staff is taken back first, and what was sold is taken off sale instead (422 EVENT_REFUSED); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at. The same again is the same.
         */
        post: operations["deleteDesignDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/sell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a design off sale, or put it back
         * @description Off sale nobody buys it: carts say so, an order that waits for its money is not paid any more and its buyer is told. Who owns it downloads it as before. The same again is the same; 422 EVENT_REFUSED for a design that staff have not approved, or took off sale themselves.
         */
        post: operations["sellDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/own/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order my designs
         * @description The whole order at once; the same order again is the same. Those on sale change places among each other in the recommended order of the list. 409 when the list is no longer the one that was ordered.
         */
        post: operations["orderOwnDesigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-design/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Designs by their ids
         * @description In the order asked for, as cards show them; an id that nothing has is left out. A message to a contractor shows with it what it is about (D78).
         */
        get: operations["listDesignsByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/built-project/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Built homes
         * @description Homes that were built after a design, those with pictures from before first; of one design, or by one company.
         */
        get: operations["listBuiltProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/built-project/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A built home
         * @description Its design, its rooms before, between and after the works, what it cost, how long it took, and who built it.
         */
        get: operations["getBuiltProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/job/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open jobs
         * @description The places that are open, in the order of their teams.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/job/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job
         * @description A place that is open, with what there is to do and what one brings.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/job/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My application for a job
         * @description How the member's application for this job stands; null when there is none.
         */
        get: operations["getJobApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/job/apply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a job
         * @description One application a member and job. The same one again is answered as it stands; another one is 409. `cv` is an address answered by uploadPrivateDocument for this member: another one, or one that was swept away after a day, is 422 PRODUCT_07.
         */
        post: operations["applyForJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/job/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an application for a job back
         * @description It goes with its CV, as if it had never been sent, and the member may apply again. Where there is none nothing happens; one that staff have answered stays (409).
         */
        post: operations["withdrawJobApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-application/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applicants
         * @description Applications for jobs, in the order in which they came.
         */
        get: operations["listJobApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/job-application/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about an applicant
         * @description An approval invites to talk; a refusal needs a reason. The applicant reads either in a mail, in the language of the application. When somebody decided meanwhile, the answer is 409 VERSION_CONFLICT with the application, and who decided it, in `current`.
         */
        post: operations["decideJobApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared interiors
         * @description Homes that members show. Newest first, or most liked.
         */
        get: operations["listInteriorShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a shared interior, or no longer
         * @description Says how it shall be, so the same twice counts once. The answer's number is everybody's.
         */
        post: operations["likeInteriorShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that a shared interior is looked at
         * @description By anybody. Counts once a visitor and day; robots and the author's own looks do not, and nothing of the reader is kept. What names no shared interior is passed over.
         */
        post: operations["viewInteriorShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/liked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared interiors I like, and my own
         * @description By id, the newest thousand of each.
         */
        get: operations["listLikedShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My homes
         * @description Homes that the member shares, likes or has saved, the newest first, and how many there are of each. What its author or staff took away is left out.
         */
        get: operations["listMyHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/comment/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is said of a shared home
         * @description Newest first, each with its replies, oldest first. A comment that its author deleted keeps its place while it has replies, without its words; with a token, one's own are marked.
         */
        get: operations["listShareComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something of a shared home
         * @description Once per key. With `parent_id` it is a reply; a reply to a reply joins its parent. 404 for a home or a comment that is gone, 409 when a comment has 100 replies, 400 for a link in one of the first three comments of an account, 429 after five in a minute.
         */
        post: operations["writeShareComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/comment/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a comment of one’s own
         * @description Within a quarter of an hour, and readers see that it was changed; 409 later. The same words again change nothing.
         */
        post: operations["editShareComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/comment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a comment of one’s own
         * @description Its words are gone for everybody; a second time changes nothing.
         */
        post: operations["deleteShareComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a shared home or a comment
         * @description `share_id` is null for a comment below a design. Once for each member and thing: a second time answers what was said first. The thing stays on show; staff find it in their queue. 404 for what is gone, 409 for one’s own, 429 after twenty in an hour.
         */
        post: operations["reportInteriorShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/removal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of mine was removed
         * @description Homes and comments that staff removed, newest first, with one’s own words, the rule, the place and what an appeal has come to.
         */
        get: operations["listMyRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/removal/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal a removal
         * @description Once, within 14 days; the same words again change nothing. 409 when it was appealed with other words, decided or is too late; 404 for what is somebody else’s.
         */
        post: operations["appealRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/moderation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moderation did, by months
         * @description The last twelve months, newest first: how often members reported something, what was removed, and what came back by an appeal.
         */
        get: operations["getModerationNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My posts of homes
         * @description Those I write and those I show, the last changed first.
         */
        get: operations["listMyPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a post
         * @description A draft, once per key. 409 when I have 200 already.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post of mine
         * @description As I left it, with what readers see of it.
         */
        get: operations["getMyPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/{id}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a post
         * @description The whole of it. 409 VERSION_CONFLICT when it was changed elsewhere meanwhile; readers see what was published until it is published again.
         */
        post: operations["savePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a post, take it back or delete it
         * @description Publishing wants a title, words, a picture, the kind of the home and its style; its address stays from then on. 409 VERSION_CONFLICT when it was changed meanwhile, CONFLICT where its state does not allow it.
         */
        post: operations["movePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/post/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan when a post is published
         * @description `publish_at` null takes the plan back. What publishing wants is wanted now; at its hour the post is published as it was saved last. 400 for what has passed or is more than a year away, 409 VERSION_CONFLICT when it was changed meanwhile, CONFLICT where its state does not allow it.
         */
        post: operations["planPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/interior-share/detail/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shared interior
         * @description With its pictures, what is marked on them, and homes like it. An address it had before finds it too: `slug` says the one it has today. 404 when it was removed.
         */
        get: operations["getInteriorShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/article/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles
         * @description Published articles, newest first. The path begins with /admin in the specification; reading is public.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/article/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description Its text, the pieces it names, and what to read next. 404 before it is published.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/essay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Essays
         * @description Published essays, newest first; with words, best match first.
         */
        get: operations["listEssays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/essay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One essay
         * @description Its text, and what was published before and after it. 404 before it is published.
         */
        get: operations["getEssay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aws/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload pictures
         * @description Up to 10 pictures (JPEG, PNG, WebP, AVIF; 10 MB and 50 megapixels each), judged by their content and encoded anew without EXIF. `secret` is accepted and ignored (D54). A refusal names each file that was refused in `errors` (`files.2`). The same file sent again has the same address; what nothing is made of within a day is removed. Licences are private: uploadPrivate takes them.
         */
        post: operations["uploadImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directory of contractors
         * @description Companies that staff have admitted. Recommended: in a city the positions that were bought there, each marked, then all others by merit; without a city, with words or in another order by merit alone.
         */
        get: operations["listContractors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/detail/{contractor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contractor
         * @description The company, how it is reached and what was checked of it. An id of an older name answers the company of today, with its own id (docs/adr/0142).
         */
        get: operations["getContractor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/contractor-update-number-of-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a contact
         * @description Adds one to a counter of the contractor's statistics, after a message was sent (D91).
         */
        post: operations["countContractorContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/{contractor_id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of a contractor
         * @description What the company has built, in its own order.
         */
        get: operations["listContractorProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/papers/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was checked of my company
         * @description The facts as everybody reads them, and the last paper that the company sent for each. 404 for who keeps no company.
         */
        get: operations["listOwnPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/papers/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a newer paper of my company
         * @description Staff look at it; until then the page says what it said (docs/adr/0177). A newer one takes the place of one of the same fact that waits. The same key again is the same. 422 for a paper without its end or one that is over, and PRODUCT_07 for a file that is not one's own private upload; 409 while the company is not listed; 429 after ten in a day.
         */
        post: operations["sendOwnPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's projects
         * @description All of them in the company's order, with those that it does not show. 404 for who keeps no company.
         */
        get: operations["listOwnProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order my company's projects
         * @description The whole order at once; the same order again is the same. 409 when the list is no longer the one that was ordered.
         */
        post: operations["orderProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a project or hide it
         * @description What is hidden is not there for visitors, and counts neither in the directory nor in its order.
         */
        post: operations["showProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My company's application to the directory
         * @description As it was sent, with how it stands; null for a company that has not applied. While it waits, `place` says how many are before it, itself included. 403 for who is no company.
         */
        get: operations["getContractorApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to the contractor directory
         * @description One company a member, decided in order of registration (docs/adr/0143). 409 CONFLICT while an application waits, for who has a company in the directory and for one that is suspended; after a refusal it may be sent again with something changed (422 EVENT_REFUSED when nothing is). 422 PRODUCT_07 for a paper that is not one's own private upload. The same `key` is one sending. 403 for who is no company.
         */
        post: operations["applyAsContractor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What my company has written of itself
         * @description What was typed last, with what visitors see now; a company that has typed nothing answers with what it is. 404 for who keeps none.
         */
        get: operations["readCompanyDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is typed of a company
         * @description Nothing of it is judged and nobody but the company sees it. `expected_version` is the version it was typed over: when the draft went on elsewhere, the answer is 409 VERSION_CONFLICT with it in `current`. What waits for staff is not changed (409 CONFLICT): it is taken back first.
         */
        post: operations["saveCompanyDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/draft/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a change of a company to be approved
         * @description The change waits for staff while visitors go on reading the old version. What is missing or wrong is named field by field (422 VALIDATION, PRODUCT_07 for a picture that is none of ours); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at; 422 EVENT_REFUSED when nothing was changed, or something waits already. The same `key` is one sending.
         */
        post: operations["sendCompanyDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/company/draft/withdraw": {
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
         * @description What was typed is kept. 422 EVENT_REFUSED when nothing waits; 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at.
         */
        post: operations["withdrawCompanyDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What my company has written of a project
         * @description Of a new project, without `id`, or of one of the company's own: what was typed last, with what visitors see now. A project without a draft answers with what it is. 404 for a project of another company, and for who keeps none.
         */
        get: operations["readProjectDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep what is typed of a project
         * @description Nothing of it is judged and nobody but the company sees it. `expected_version` is the version it was typed over: when the draft went on elsewhere, the answer is 409 VERSION_CONFLICT with it in `current`. What waits for staff is not changed (409 CONFLICT): it is taken back first.
         */
        post: operations["saveProjectDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/draft/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a project to be approved
         * @description A new project waits for staff; of one that visitors see, the edit waits while they go on seeing the old version. What is missing or wrong is named field by field (422 VALIDATION, PRODUCT_07 for a picture that is none of ours); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at; 422 EVENT_REFUSED when nothing was changed. Pictures that stand on another company's page are named in `copies`. The same `key` is one sending.
         */
        post: operations["sendProjectDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/draft/withdraw": {
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
         * @description A new project is a draft again; of one that visitors see, the old version stays and the draft is kept. 422 EVENT_REFUSED when nothing waits; 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at.
         */
        post: operations["withdrawProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a project
         * @description A project of the company with its draft, or, without `id`, the draft of a new one. What waits for staff is taken back first (422 EVENT_REFUSED); 409 VERSION_CONFLICT with the draft in `current` when it is another one than the sender looked at. The same again is the same: a draft that is gone already is gone.
         */
        post: operations["deleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project of a contractor
         * @description Its pictures, before and after the works, its figures and its company.
         */
        get: operations["getContractorProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/{contractor_id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a contractor
         * @description What customers say, and what is left of reviews that staff took away; the summary is of all that stand, whatever the page is narrowed to. An id of an older name answers what stands under the new one.
         */
        get: operations["listConstructionReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a construction
         * @description One review for each home of the member that the company worked on; sent again with the same key, it answers the review that is there. 403 of one's own company, 409 when the home was reviewed already, 422 PRODUCT_07 for a picture that is not there.
         */
        post: operations["writeConstructionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of my company
         * @description The newest first: all, those without an answer, or those whose removal was asked for, with what staff decided. 404 for who keeps no company.
         */
        get: operations["listReceivedConstructionReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My construction reviews
         * @description What the member wrote of companies, the newest first, with what has become of it and how many there are in each state. Their own words stay readable to them when others read them no more.
         */
        get: operations["listMyConstructionReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/to-write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies one can review
         * @description Companies of the directory that the member wrote to and has not reviewed, the latest first. A review is open to any member; these are the likely ones.
         */
        get: operations["listCompaniesToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a construction review
         * @description By its writer, within 30 days and while the company has neither answered nor asked for its removal; 409 afterwards, 422 PRODUCT_07 for a picture that is not there. The same again changes nothing.
         */
        post: operations["editConstructionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contract or an invoice for a construction review
         * @description By its writer; staff alone see the files (docs/adr/0141). 409 while earlier ones wait, once they are confirmed, after three refusals and for a review that is gone; 422 PRODUCT_07 for a file that is not one's own private upload. The same key again is the same.
         */
        post: operations["sendReviewEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a construction review back
         * @description By its writer, for good: its gravestone stays, and the home is not reviewed anew. 409 while staff look at it, and after they took it away. Once more is the same.
         */
        post: operations["withdrawConstructionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/reply": {
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
         * @description By the company, once. 409 when it has answered with other words, or staff took the review away.
         */
        post: operations["replyToConstructionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask staff to remove a construction review
         * @description By the company, for one of four rules; the review stands until staff decide. The same request again is the same; 409 while it waits for another rule, and after staff have decided.
         */
        post: operations["requestConstructionRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/review/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against the removal of my construction review
         * @description Once, within fourteen days; another colleague of staff answers (docs/adr/0148). The same words again change nothing. 404 for what is somebody else's, 409 when there is nothing to appeal against, or no longer; 422 AUTH_15 without words.
         */
        post: operations["appealConstructionRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what was seen and pressed in the directory
         * @description In lots, by anybody. Robots, repeats within the hour, the company's own visits and bursts are counted apart and not shown as visits; nothing of the reader is kept. What names no company is passed over.
         */
        post: operations["recordAdEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/report-ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a paid place
         * @description Once for each visitor and company while staff have not decided: whoever says it again hears what they said first. Guests are told apart by a word that their device made up; it goes with the decision. 404 when the company has no bought place on show there, 409 for one's own; 422 AUTH_15 when the reason is “other” and no words say which.
         */
        post: operations["reportAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/appeal-ad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against an ad that was taken down
         * @description Once, within fourteen days; another colleague of staff answers. The same words again change nothing. 404 for what is somebody else's, 409 when there is nothing to appeal against, or no longer.
         */
        post: operations["appealAd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/refused-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid places that I keep away
         * @description Companies whose bought place is not shown to me, the latest first.
         */
        get: operations["listRefusedPlaces"];
        put?: never;
        /**
         * Keep a paid place away, or no longer
         * @description Says how it shall be, so the same twice changes nothing. The company goes on standing in the directory by merit. Beyond fifty the oldest comes back.
         */
        post: operations["refusePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/cost-truth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a square metre cost
         * @description Quartiles of what customers paid, or null where fewer than five reviews of three companies stand behind them (docs/adr/0077). At most five minutes old.
         */
        get: operations["getCostTruth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/contractor/work-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where projects stand
         * @description Projects that companies of the directory show, counted by city and, of one city, by district (docs/adr/0139). At most five minutes old.
         */
        get: operations["getWorkMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/inbox/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a contractor
         * @description Pictures are uploaded before, with /aws/upload; their addresses come here (D90).
         */
        post: operations["sendInboxMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/inbox/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a member
         * @description Conversations with contractors, the newest first: those the member began and those that came to companies of theirs.
         */
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/inbox/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One conversation
         * @description Everything said in it, the oldest first. Reading it here does not mark it as read.
         */
        get: operations["getInboxThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/inbox/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Marks a conversation as read by the member; a second time changes nothing.
         */
        post: operations["readInboxThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/inbox/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer in a conversation
         * @description Adds a message for the other side, to whom it becomes unread. The same `key` again answers the message that is there. A picture that was not uploaded by this member, or is used already: 422 PRODUCT_07.
         */
        post: operations["replyInInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/customer-center/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of a member to the customer center
         * @description The newest first. Accents may be left out in `q`.
         */
        get: operations["listSupportPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/customer-center/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description A post of the member with what was said since.
         */
        get: operations["getSupportPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/customer-center/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the customer center
         * @description The same `key` again answers the post that is there.
         */
        post: operations["writeSupportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/customer-center/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a post
         * @description While nobody has answered. `version` is the one that was read: 409 CONFLICT when the post changed since, or was answered. A picture that was not uploaded by this member, or is used already: 422 PRODUCT_07.
         */
        post: operations["editSupportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/customer-center/ask": {
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
         * @description Adds a question to a post, which is then unanswered again. The same `key` again changes nothing.
         */
        post: operations["askAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-center/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue of the customer center
         * @description For staff: what waits longest first, then what was answered last.
         */
        get: operations["listSupportQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-center/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post of the queue
         * @description For staff: the post with what was said since and who wrote it.
         */
        get: operations["getSupportCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-center/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a post
         * @description For staff: adds an answer and sends it to the member by mail. The same `key` again changes nothing.
         */
        post: operations["answerSupportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frequent questions
         * @description Every question with its answer in the language of the request, by category. Public: the pages for visitors show a part of them (D42).
         */
        get: operations["listFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/current-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current projects
         * @description Projects whose homes can be furnished room by room.
         */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/style-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Styles
         * @description Styles drawn for a project, a tower or a type of home.
         */
        get: operations["listStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/room-by-design/{designId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms of a design
         * @description Rooms with their layouts; `style_id` and `room_type` narrow them.
         */
        get: operations["listRoomsOfDesign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/project/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project
         * @description The project with its styles and units.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/home/{designId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A home to furnish
         * @description Everything the selector needs of a home: its floors, its rooms with their views, and what can stand in each slot with today's price and stock. Options that are no longer offered come along as `retired`, so that an old link can name them.
         */
        get: operations["getRoomHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/project/small/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts of a project
         * @description Smaller parts (blocks, phases) of a project.
         */
        get: operations["listProjectParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Homes to furnish
         * @description Home types of all projects, in the order of the projects; the parameters narrow them.
         */
        get: operations["listRoomHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/product-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where products stand in a room
         * @description For each of the products that can be had today and stands in a room, one home to see it in, with the selection in which it was put there. Rooms whose picture changes with the pieces come first.
         */
        get: operations["listProductPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/showcase/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finished homes
         * @description Homes that were furnished room by room, of one type or all.
         */
        get: operations["listFinishedHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/showcase/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished home
         * @description Its rooms before, between and after the works, what it cost, who built it, and the selection from which others can start.
         */
        get: operations["getFinishedHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sample floor plans of offices
         * @description Six floors from 120 to 900 m² with their rooms and doors, in units of the drawing.
         */
        get: operations["listOfficePlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/plan-doors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the rooms and the doors on a picture of a floor plan
         * @description One picture (JPEG, PNG, WebP; 10 MB, 40 megapixels, 20,000 pixels a side), judged by its content. Nothing of it is kept. Places are pixels of the picture as it is seen upright; widths are metres when `metres_per_pixel` is told. Rooms are proposals, along the inner faces of walls; no room and no door is an answer too. 503 when it could not be read within five seconds of a processor.
         */
        post: operations["detectPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/projects/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Office projects of the member
         * @description The newest first, without what is in them.
         */
        get: operations["listOfficeProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/projects/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an office project
         * @description Without `id` it is a new one, 422 OFFICE_FULL above `max`. Of one that is there `expected_version` is the version that was changed; when another device was first the answer is 409 VERSION_CONFLICT with the project as it is in `current`. 404 for a project of somebody else, 400 for content that is no project.
         */
        post: operations["saveOfficeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/projects/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an office project no longer
         * @description 404 for a project of somebody else.
         */
        post: operations["removeOfficeProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/projects/of/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One office project
         * @description 404 for a project of somebody else.
         */
        get: operations["getOfficeProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/modules/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Modules that the member keeps
         * @description Numbers of modules, the one kept last first.
         */
        get: operations["listKeptModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/modules/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep modules
         * @description The first of them is the latest afterwards; what is kept already stays where it is, so the same call again changes nothing. A guest’s of one device are taken along by it. 404 where one of them is no module.
         */
        post: operations["keepModules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/modules/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a module no longer
         * @description One that is not kept changes nothing.
         */
        post: operations["releaseModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/quotations/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quotations of the member
         * @description The newest first.
         */
        get: operations["listOfficeQuotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/quotations/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a quotation of an office
         * @description The project as it is; what it costs by our rates is computed here. The same `key` gets the same request. 422 OFFICE_FULL while five requests are open, 400 for content that is no project or has nothing in it.
         */
        post: operations["requestOfficeQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/quotations/of/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quotation
         * @description With the project that was sent and everything that happened. 404 for one of somebody else.
         */
        get: operations["getOfficeQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/office/quotations/move/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, decline or withdraw
         * @description 422 EVENT_REFUSED where the state does not allow it; declining asks for a reason. `expected_version` is the version that was looked at, 409 VERSION_CONFLICT with the quotation as it is in `current`.
         */
        post: operations["moveOfficeQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/saved/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved rooms
         * @description What the signed-in member keeps, the newest first.
         */
        get: operations["listSavedRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/saved/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a selection
         * @description The selection as it can be had today, with what it costs: whoever opens it later hears what changed since. The same one again changes nothing; written over another it takes its place and its number. 404 when there is no such home, or the member keeps none of it as `replaces`; 422 SAVED_ROOMS_FULL above `max`.
         */
        post: operations["saveRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/saved/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a saved selection another name
         * @description 404 for a selection of somebody else.
         */
        post: operations["renameSavedRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/room-by-room/saved/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a selection no longer
         * @description 404 for a selection of somebody else.
         */
        post: operations["removeSavedRooms"];
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
         * Format: email
         * @example khach@hien.example
         */
        Email: string;
        /** Format: password */
        NewPassword: string;
        SystemLogin: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @enum {string} */
            login_method: "system";
        };
        SocialLogin: {
            /** @enum {string} */
            login_method: "google" | "facebook" | "apple" | "zalo";
            social_id: string;
            /** @description The provider's proof; the server checks it with the provider when one is configured. */
            access_token?: string;
        };
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601 with `Z`. Shown in Asia/Ho_Chi_Minh.
         * @example 2026-11-14T02:30:00Z
         */
        Instant: string;
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
        /** @description A social id nobody has registered is answered with `data` null, code AUTH_10 and the words "Please register for an account!" in the language of the request (D52). */
        LoginAnswer: {
            data: {
                token: string;
                expires_at: components["schemas"]["Instant"];
            } | null;
            code?: components["schemas"]["ErrorCode"];
            message?: string;
            /** @description With `data` null and code SECOND_FACTOR: the password fitted, and an account of staff wants a code as well. */
            second_factor?: {
                /**
                 * @description `setup` where no authenticator app is known yet.
                 * @enum {string}
                 */
                step: "code" | "setup";
                ticket: string;
                expires_at: components["schemas"]["Instant"];
            };
        };
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
        /** @example 204815 */
        Code: string;
        SystemRegistration: {
            /** @enum {string} */
            user_type: "customer";
            /** @enum {string} */
            login_method: "system";
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            confirm_password: components["schemas"]["NewPassword"];
            first_name: string;
            last_name: string;
            phone?: string;
            verification_code: components["schemas"]["Code"];
            /**
             * @description The terms of service are agreed to.
             * @enum {boolean}
             */
            terms: true;
            /** @default false */
            marketing_consent?: boolean;
        };
        /** @description Apple sends the first name Anonymous and an empty last name; Zalo an empty last name. The e-mail is the one the provider vouches for; any other needs the code that was mailed to it. */
        SocialRegistration: {
            /** @enum {string} */
            user_type: "customer";
            /** @enum {string} */
            login_method: "google" | "facebook" | "apple" | "zalo";
            social_id: string;
            email: components["schemas"]["Email"] | null;
            first_name: string;
            last_name: string;
            avatar: string | null;
            access_token?: string;
            verification_code?: components["schemas"]["Code"];
            /**
             * @description The terms of service were agreed to in a form.
             * @enum {boolean}
             */
            terms?: true;
            /** @default false */
            marketing_consent?: boolean;
        };
        /**
         * @description Positive integer key.
         * @example 42
         */
        Id: number;
        RegisteredUser: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            user_type: "customer";
            /** @enum {string} */
            login_method: "system" | "google" | "facebook" | "apple" | "zalo";
            email: components["schemas"]["Email"] | null;
            first_name: string;
            last_name: string;
        };
        /** @enum {string} */
        BusinessKind: "company" | "individual" | "freelancer";
        /**
         * Format: date
         * @description A day in Vietnam that somebody sends.
         * @example 2018-05-14
         */
        SentDay: string;
        BusinessRegistration: {
            type: components["schemas"]["BusinessKind"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            confirm_password: components["schemas"]["NewPassword"];
            first_name: string;
            last_name: string;
            company_name: string;
            hotline: string;
            business_email: components["schemas"]["Email"];
            registration_number: string;
            foundation_day: components["schemas"]["SentDay"];
            website: string;
            city: string;
            company_address: string;
            tax_code: string;
            verification_code: components["schemas"]["Code"];
            /**
             * @description The terms of service are agreed to.
             * @enum {boolean}
             */
            terms: true;
            /**
             * @description Whoever signs is 18 or older.
             * @enum {boolean}
             */
            adult: true;
            /** @default false */
            marketing_consent?: boolean;
        };
        RegisteredBusiness: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /**
             * @description Staff look at the details; until then the account is an ordinary member's.
             * @enum {string}
             */
            state: "pending";
        };
        /**
         * @description What the code is for; a code for one opens nothing else.
         * @enum {string}
         */
        Purpose: "sign-up" | "reset-password";
        CodeRequest: {
            email: components["schemas"]["Email"];
            purpose: components["schemas"]["Purpose"];
        };
        CodeSent: {
            expires_at: components["schemas"]["Instant"];
            /** @description A new code can be asked for from here on. */
            resend_at: components["schemas"]["Instant"];
        };
        CodeCheck: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["Code"];
        };
        /** @description Opens resetPassword once. It belongs into no address and no storage. */
        ResetTicket: {
            ticket: string;
            expires_at: components["schemas"]["Instant"];
        };
        PasswordReset: {
            ticket: string;
            password: components["schemas"]["NewPassword"];
            confirm_password: components["schemas"]["NewPassword"];
        };
        EndedSessions: {
            /** @description How many sessions ended. */
            ended_sessions: number;
        };
        SecondFactorTicket: {
            ticket: string;
        };
        SecondFactorSetup: {
            /** @description Base32, for who types it in. */
            secret: string;
            /** @description otpauth://totp/…, what the picture says. */
            uri: string;
        };
        SecondFactorCode: {
            ticket: string;
            /** @description Six digits of the app, or a recovery code. */
            code: string;
        };
        SecondFactorSession: {
            token: string;
            expires_at: components["schemas"]["Instant"];
            /** @description Given once, with the first code that was right. */
            recovery_codes: string[] | null;
        };
        SignOut: {
            /** @description Every session of the member, or this one alone. */
            everywhere: boolean;
        };
        /** @enum {string} */
        SocialMethod: "google" | "facebook" | "apple" | "zalo";
        Provider: {
            method: components["schemas"]["SocialMethod"];
            configured: boolean;
            /** @description Public id for the provider's own page; null when not configured. */
            client_id: string | null;
            /** @description The provider's own page, without a query; null when not configured. */
            authorize_url: string | null;
            /** @description The provider is played on this machine; pages say so. */
            simulated: boolean;
        };
        SocialCode: {
            /** @enum {string} */
            login_method: "google" | "facebook" | "apple";
            code: string;
            code_verifier: string;
            nonce: string;
            /** @description Where the provider sent the code; the provider compares it with the one of the window. */
            redirect_uri: string;
        };
        SocialPerson: {
            social_id: string;
            /** @description Null when the provider gives none, or has not checked it. */
            email: components["schemas"]["Email"] | null;
            first_name: string;
            last_name: string;
            avatar: string | null;
            /** @description Kept in memory by the client until it has signed in; never part of an address. */
            access_token: string;
        };
        /** @description Kept by the client as token_commerce and token_commerce_partner (D89). */
        CommerceTokens: {
            commerce_token: string;
            /** @description Null for anybody but commerce partners and the staff of their shops. */
            commerce_partner_token: string | null;
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
        Profile: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"] | null;
            first_name: string;
            last_name: string;
            avatar: components["schemas"]["Picture"] | null;
            phone: string | null;
            /** @enum {string} */
            login_method: "system" | "google" | "facebook" | "apple" | "zalo";
            roles: ("admin" | "customer" | "business" | "contractor")[];
            /** @enum {string|null} */
            business_kind: "company" | "individual" | "freelancer" | null;
            /** @description Approved partnerships (D50). */
            partner: ("design" | "construction" | "commerce")[];
            /**
             * @description As what the member belongs to a shop, their own or one they work in. Null without one.
             * @enum {string|null}
             */
            shop_role: "owner" | "staff" | null;
            /** @description Null without one. Premium is Gold with is_auction (section 3). */
            user_membership: {
                /** @enum {string} */
                type: "Gold" | "Basic";
                is_auction: boolean;
            } | null;
            /** @enum {string} */
            language: "vi" | "en" | "ko";
            /** @description Conversations with something unread. */
            unread_inbox: number;
            /** @description Unread news of orders, payments and points. */
            unread_news: number;
            cart_count: number;
            member_since: components["schemas"]["Instant"];
            /** @description Grows with every change; a change names the version it was made on. */
            version: number;
        };
        Version: number;
        ProfileForm: {
            first_name: string;
            last_name: string;
            /** @description Empty for none. */
            phone: string;
            /** @description An address that /aws/upload gave; null takes the picture away; left out keeps it. */
            avatar?: string | null;
            expected_version: components["schemas"]["Version"];
        };
        PasswordForm: {
            /** Format: password */
            old_password: string;
            password: components["schemas"]["NewPassword"];
            confirm_password: components["schemas"]["NewPassword"];
        };
        "EndedSessions-2": {
            ended: number;
        };
        Address: {
            id: components["schemas"]["Id"];
            receiver: string;
            phone: string;
            /** @enum {string} */
            admin_system: "pre2025" | "post2025";
            city: string;
            district: string | null;
            ward: string;
            address: string;
            is_default: boolean;
        };
        AddressList: {
            items: components["schemas"]["Address"][];
            /** @description How many one member may keep. */
            max: number;
        };
        AddressForm: {
            receiver: string;
            /** @description Exactly ten digits once cleaned. */
            phone: string;
            /**
             * @description Addresses of before July 2025 have a district, the ones after have none (3.3).
             * @enum {string}
             */
            admin_system: "pre2025" | "post2025";
            city: string;
            district: string | null;
            ward: string;
            address: string;
            is_default: boolean;
        };
        ChangedAddress: {
            id: components["schemas"]["Id"];
            receiver: string;
            /** @description Exactly ten digits once cleaned. */
            phone: string;
            /**
             * @description Addresses of before July 2025 have a district, the ones after have none (3.3).
             * @enum {string}
             */
            admin_system: "pre2025" | "post2025";
            city: string;
            district: string | null;
            ward: string;
            address: string;
            is_default: boolean;
        };
        AddressId: {
            id: components["schemas"]["Id"];
        };
        BusinessDetails: {
            type: components["schemas"]["BusinessKind"];
            first_name: string;
            last_name: string;
            company_name: string;
            hotline: string;
            business_email: components["schemas"]["Email"];
            registration_number: string;
            /** Format: date */
            foundation_day: string;
            website: string;
            city: string;
            company_address: string;
            tax_code: string;
        };
        Business: {
            /** @enum {string} */
            state: "ordinary" | "pending" | "approved" | "rejected";
            version: components["schemas"]["Version"];
            /** @description Changed details of an approved member wait. */
            change_waits: boolean;
            /** @description The details sent last; null for a member who never applied. */
            sent: components["schemas"]["BusinessDetails"] | null;
            /** @description The details others see; null before the first approval. */
            shown: components["schemas"]["BusinessDetails"] | null;
            /** @description Why the last application, or the last change, was refused. */
            rejection: string | null;
            sent_at: components["schemas"]["Instant"] | null;
            decided_at: components["schemas"]["Instant"] | null;
        };
        BusinessForm: {
            type: components["schemas"]["BusinessKind"];
            first_name: string;
            last_name: string;
            company_name: string;
            hotline: string;
            business_email: components["schemas"]["Email"];
            registration_number: string;
            foundation_day: components["schemas"]["SentDay"];
            website: string;
            city: string;
            company_address: string;
            tax_code: string;
            expected_version: components["schemas"]["Version"];
        };
        Export: {
            exported_at: components["schemas"]["Instant"];
            /** @description The account itself, by the names of its fields. */
            account: {
                [key: string]: unknown;
            };
            /** @description Everything else, by what it is. */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        DeletionForm: {
            /**
             * Format: password
             * @description Required of members who sign in by e-mail.
             */
            password?: string;
            /** @enum {boolean} */
            understood: true;
            /** @description Kept without who said it. */
            reason?: string;
        };
        Farewell: {
            withdrawn_at: components["schemas"]["Instant"];
            may_return_at: components["schemas"]["Instant"];
        };
        QueueCount: {
            /** @example upgrades */
            queue: string;
            waiting: number;
            /** @description Since when the first one waits; null when nothing does. */
            oldest_at: components["schemas"]["Instant"] | null;
        };
        Overview: {
            /** @description A server to try the product on; its clock can be moved. */
            demo: boolean;
            queues: components["schemas"]["QueueCount"][];
        };
        /** @description Who decided last, and when. */
        Decided: {
            by: string;
            at: components["schemas"]["Instant"];
        };
        UpgradeCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "pending" | "approved" | "rejected";
            /**
             * @description What an admin has to decide; null when nothing.
             * @enum {string|null}
             */
            waits_for: "application" | "change" | null;
            email: components["schemas"]["Email"] | null;
            sent: components["schemas"]["BusinessDetails"];
            shown: components["schemas"]["BusinessDetails"] | null;
            rejection: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
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
        Decision: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** @description Required of a refusal; the applicant reads it. */
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PartnerState: "applied" | "approved" | "rejected" | "withdrawn" | "suspended" | "ended";
        /** @description Other companies and applicants under its tax code, a branch being its company. */
        SameTaxCode: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            state: components["schemas"]["PartnerState"];
        }[];
        ContractorCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["PartnerState"];
            company_name: string;
            company_phone: string;
            email: components["schemas"]["Email"];
            website: string | null;
            address: string;
            city: string;
            tax_code: string;
            experience_years: number;
            /** @description Legal representative. */
            representative: string | null;
            /** @description The day of its registration; null where nobody has said it. */
            registered_on: string | null;
            /** @description Addresses under which readPrivateUpload reads the papers it applied with. */
            papers: string[];
            /** @description Companies whose reviews and gravestones it carries on as soon as it is admitted (docs/adr/0142). */
            follows: {
                contractor_id: components["schemas"]["Id"];
                company_name: string;
                /** @enum {string} */
                state: "approved" | "suspended" | "ended";
                /** @enum {string} */
                line: "tax-code" | "representative";
                reviews: number;
                gravestones: number;
            }[];
            same_tax_code: components["schemas"]["SameTaxCode"];
            rejection: string | null;
            applied_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        OutboxMail: {
            id: components["schemas"]["Id"];
            /** @description What kind of mail it is. */
            template: string;
            recipient: string;
            /** @enum {string} */
            language: "vi" | "en" | "ko";
            /** @enum {string} */
            state: "waiting" | "sent" | "failed" | "expired";
            attempts: number;
            last_error: string | null;
            created_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["Instant"] | null;
        };
        DueTimer: {
            /** @description Null of what is about no order. */
            order_id: components["schemas"]["Id"] | null;
            /** @example SO20260306-000123 */
            number: string | null;
            /** @description The first product of the lines it is about, the company of an invoice, the title of a post or a text, the month of a letter, the company or city of an ad. */
            thing: string;
            /** @description How many lines of the order it is about; how many readers get the letter; how many bids were planned. */
            lines: number;
            /**
             * @description What happens (2.8): `payment-due`, `confirm-due` …; an unknown one is shown by its name.
             * @example confirm-due
             */
            timer: string;
            at: components["schemas"]["Instant"];
        };
        DemoClock: {
            now: components["schemas"]["Instant"];
            /**
             * @description How far it is ahead of the machine's clock.
             * @example 604800
             */
            ahead_seconds: number;
            /** @description What time does next to orders and their VAT invoices, planned posts and texts, the monthly letter and advertising, the nearest first; what has passed is being worked off. */
            due: components["schemas"]["DueTimer"][];
        };
        /**
         * Format: date-time
         * @description A moment that somebody sends, of this century; how far ahead it may lie is said where it is used.
         * @example 2026-11-14T02:30:00Z
         */
        SentInstant: string;
        /**
         * @description Whole đồng, VAT included unless the field says otherwise.
         * @example 2490000
         */
        Money: number;
        MaskedAccount: {
            bank: string;
            /** @description The last four digits. */
            account: string;
        };
        /** @description What somebody of our staff did, newest first in lists. */
        StaffAct: {
            /**
             * @description `account-shown`, `paid-by-hand`, `sent-again`, `noted`, `closed`, `suspended`, `restored`, `taxpayer-set`, `held`, `released`, `bank-file`, `reminded`, `number-returned`, `checked-registration`, `unchecked-registration` and so on; unknown ones are shown by name.
             * @example paid-by-hand
             */
            act: string;
            by: string;
            at: components["schemas"]["Instant"];
            /** @description The bank's reference, the gateway's refusal before, the note. */
            text: string | null;
        };
        MoneyReturnCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "requested" | "processing" | "failed" | "refunded";
            /**
             * @description It goes to a bank account, the gateway has refused it, or the gateway never said what became of it: then it may have been paid.
             * @enum {string}
             */
            why: "to-account" | "refused" | "unanswered";
            /**
             * @description What is paid back.
             * @enum {string}
             */
            reason: "cancelled" | "returned" | "paid-twice" | "paid-late" | "wrong-amount";
            amount: components["schemas"]["Money"];
            /** @description The number of what was paid. */
            payment: string;
            order_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            /** @description The product of the line; null when the money belongs to no line. */
            thing: string | null;
            buyer: string;
            buyer_email: components["schemas"]["Email"] | null;
            /** @description How it was paid; an unknown one shows its code. */
            method: string;
            /** @description What the gateway said when it refused. */
            failure: string | null;
            round: number;
            /** @description The gateway can be asked again. */
            can_retry: boolean;
            /** @description Null while the buyer has not named one. */
            account: components["schemas"]["MaskedAccount"] | null;
            proof: string | null;
            due_at: components["schemas"]["Instant"];
            since: components["schemas"]["Instant"];
            acts: components["schemas"]["StaffAct"][];
        };
        ReturnAccount: {
            bank: string;
            holder: string;
            account: string;
        };
        PaidByHand: {
            /** @description The bank's reference; it must say something. */
            proof: string;
            /** @description Somebody looked at the gateway that it did not pay. Asked for where `why` is `unanswered`. */
            gateway_checked?: boolean;
            expected_version: components["schemas"]["Version"];
        };
        SendAgain: {
            expected_version: components["schemas"]["Version"];
        };
        StaffCase: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            queue: "finance" | "admin";
            /**
             * @description `wrong-amount`, `paid-twice`, `paid-late`, `stray-transfer` …; unknown ones are shown by name.
             * @example wrong-amount
             */
            because: string;
            /** @enum {string} */
            state: "open" | "closed";
            payment: string | null;
            order_id: components["schemas"]["Id"] | null;
            order_number: string | null;
            thing: string | null;
            /** @description What is known about it, name by name. */
            facts: {
                /** @example expected */
                name: string;
                value: string;
            }[];
            opened_at: components["schemas"]["Instant"];
            closed_at: components["schemas"]["Instant"] | null;
            acts: components["schemas"]["StaffAct"][];
        };
        CaseNote: {
            /** @description It must say something. */
            note: string;
            close: boolean;
        };
        PartnerCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["PartnerState"];
            account_email: components["schemas"]["Email"] | null;
            store_name: string;
            registration_number: string;
            tax_code: string;
            business_address: string;
            owner: string;
            address: string;
            contact_name: string;
            contact_email: components["schemas"]["Email"];
            contact_phone: string;
            bank_name: string;
            account_holder: string;
            account_number: string;
            holder_note: string;
            /** @description The account's name is the shop's; else a person looks (D92). */
            holder_matches: boolean;
            /** @description Address of a private picture. */
            licence: string;
            self_delivery: boolean;
            /** @description Of the seller terms agreed to. */
            terms_version: number;
            rejection: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        SellerDecision: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** @description Required of a refusal; the applicant reads it. */
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        HouseType: "duplex" | "studio" | "penthouse" | "villa" | "1-bedroom" | "2-bedroom" | "3-bedroom" | "4-bedroom";
        LeadLine: {
            product_id: components["schemas"]["Id"];
            /** @description Of the product, in the language of the request; null when it is gone. */
            name: string | null;
            quantity: number;
        };
        /** @description As it stands in the address of the selector. */
        SelectionCode: string;
        /** @enum {string} */
        InstalmentWay: "annuity" | "declining";
        /** @description What the partner bank is asked to advise on, as it was counted when the request came. */
        BankRequest: {
            design_id: components["schemas"]["Id"];
            /** @description In the language of the sender. */
            home_name: string;
            selection: components["schemas"]["SelectionCode"];
            rooms: components["schemas"]["Id"][];
            amount: components["schemas"]["Money"];
            months: number;
            way: components["schemas"]["InstalmentWay"];
            /** @description Hundredths of a percent. */
            yearly_rate: number;
            first: components["schemas"]["Money"];
            highest: components["schemas"]["Money"];
            interest: components["schemas"]["Money"];
            budget: components["schemas"]["Money"];
            ref: string;
            consent_version: number;
        };
        LeadCase: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "bulk_order" | "campaign" | "career" | "rooms_bank" | "rooms_partner" | "rooms_project" | "trial_project" | "trial_tax";
            /** @enum {string} */
            state: "received" | "answered";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            /**
             * @description The sender's.
             * @enum {string}
             */
            language: "vi" | "en" | "ko";
            /** @description Sent by somebody who was signed in. */
            member: boolean;
            /** @description Of a trial, or of its invoice. */
            project_name: string | null;
            company: string | null;
            tax_code: string | null;
            address: string | null;
            house_type: components["schemas"]["HouseType"] | null;
            /** @description Square metres. */
            house_area: number | null;
            message: string;
            lines: components["schemas"]["LeadLine"][];
            bank: components["schemas"]["BankRequest"] | null;
            answer: string | null;
            sent_at: components["schemas"]["Instant"];
            answer_by: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        LeadAnswer: {
            /** @description Required; the sender reads it in a mail. */
            content: string;
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
        /** @description What a shop is to be paid for a month, and where. */
        Payout: {
            id: components["schemas"]["Id"];
            shop: string;
            month: components["schemas"]["SettlementMonth"];
            amount: components["schemas"]["SignedMoney"];
            bank: string;
            holder: string;
            /** @description In full. */
            account: string;
        };
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
        /** @description A month of a shop, as staff see it. */
        SettlementCase: {
            id: components["schemas"]["Id"];
            version: number;
            shop: string;
            settlement: components["schemas"]["Settlement"];
            since_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
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
        SettlementHold: {
            /** @enum {string} */
            decision: "hold" | "release";
            /** @description Null for all lines of the month. */
            line_ids: components["schemas"]["Id"][] | null;
            /** @description The shop reads it. */
            reason: string;
            expected_version: number;
        };
        SettlementLot: {
            /** @description Of the bank. */
            reference: string;
            items: {
                id: components["schemas"]["Id"];
                expected_version: number;
            }[];
        };
        SettlementLotResult: {
            items: {
                id: components["schemas"]["Id"];
                done: boolean;
                code: string | null;
                message: string | null;
            }[];
        };
        SettlementDecision: {
            /** @enum {string} */
            decision: "pay" | "resolve";
            /** @description Of a payment the reference of the bank, of a dispute what was found. */
            reason: string;
            expected_version: number;
        };
        /** @description A text in three languages; empty where it is not written yet. */
        ItemWords: {
            vi: string;
            en: string;
            ko: string;
        };
        DesignAddress: string;
        /** @description A piece of the shop that stands in a room; `x` and `y` are its place on the room's first picture, 0 to 1. */
        DesignPieceContent: {
            product_id: components["schemas"]["Id"];
            quantity: number;
            x: number;
            y: number;
        };
        /** @description Where a room lies on one of the design's plans, in shares of the drawing. */
        DesignRoomPlace: {
            plan: components["schemas"]["DesignAddress"];
            x: number;
            y: number;
            width: number;
            height: number;
        };
        DesignRoomContent: {
            /** @description The room on sale that this is; null for a new one. */
            room_id: components["schemas"]["Id"] | null;
            /** @enum {string} */
            room_type: "" | "living-room" | "living-kitchen" | "kitchen" | "master-room" | "bedroom" | "bathroom" | "gym" | "multipurpose" | "other";
            /** @description Square metres. */
            area: number | null;
            pictures: components["schemas"]["DesignAddress"][];
            pieces: components["schemas"]["DesignPieceContent"][];
            /** @description The room all around, equirectangular, twice as wide as high. */
            panorama: components["schemas"]["DesignAddress"] | null;
            place: components["schemas"]["DesignRoomPlace"] | null;
        };
        /** @description A PDF that the buyer finds in the package as it was sent; its address is one of uploadPrivateDocument. */
        DesignFileContent: {
            file: components["schemas"]["DesignAddress"];
            /** @enum {string} */
            kind: "plan" | "materials" | "estimate";
            title: string;
        };
        /** @description What is told of a design; empty and null where it is not told yet. */
        DesignContent: {
            name: components["schemas"]["ItemWords"];
            summary: components["schemas"]["ItemWords"];
            description: components["schemas"]["ItemWords"];
            /** @enum {string} */
            design_type: "" | "whole-unit" | "by-room";
            /** @enum {string} */
            house_type: "" | "duplex" | "studio" | "penthouse" | "villa" | "1-bedroom" | "2-bedroom" | "3-bedroom" | "4-bedroom";
            /** @enum {string} */
            style: "" | "industrial" | "luxury" | "modern" | "scandinavian" | "other";
            /** @description Square metres. */
            area: number | null;
            /** @enum {string} */
            plan_type: "" | "open-plan" | "separate-rooms" | "multi-floor";
            /** @description đồng. */
            price: number | null;
            pictures: components["schemas"]["DesignAddress"][];
            rooms: components["schemas"]["DesignRoomContent"][];
            /** @description A drawing of each floor, from below. */
            plans: components["schemas"]["DesignAddress"][];
            files: components["schemas"]["DesignFileContent"][];
        };
        /** @enum {string} */
        DesignField: "name" | "summary" | "description" | "design_type" | "house_type" | "style" | "area" | "plan_type" | "price" | "pictures" | "rooms" | "plans" | "files";
        DesignPieceName: {
            product_id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        DesignSaleState: "on_sale" | "off_sale" | "withheld" | "stopped";
        /** @description Taken off by its partner (off_sale), by staff for itself (withheld), or with its partner, who is stopped (stopped). */
        DesignCaseSale: {
            state: components["schemas"]["DesignSaleState"];
            /** @description Why staff keep it off, as the partner reads it. */
            reason: string | null;
        };
        DesignCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "withdrawn";
            /** @enum {string} */
            kind: "new" | "edit";
            /** @description What buyers know it by; null for a new one. */
            design_id: components["schemas"]["Id"] | null;
            partner_name: string;
            name: string;
            /** @description What buyers saw when it was asked for; null for a new design. */
            before: components["schemas"]["DesignContent"] | null;
            after: components["schemas"]["DesignContent"];
            /** @description Fields that differ; all that were told for a new design. */
            changed: components["schemas"]["DesignField"][];
            /** @description Names of the pieces that either version has in its rooms. */
            pieces: components["schemas"]["DesignPieceName"][];
            /** @description Why, in the words of staff. */
            reason: string | null;
            /** @description How the design is sold now; null while none of it was ever on sale. */
            sale: components["schemas"]["DesignCaseSale"] | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /** @description A design that buyers know, as staff see its sale. */
        DesignSaleCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            number: string;
            name: string;
            /** @description Who drew it, as buyers read it. */
            seller: string;
            /** @description No partner sells it: nobody hears of what staff do but its buyers. */
            of_house: boolean;
            price: components["schemas"]["Money"];
            picture: components["schemas"]["Picture"];
            published_at: components["schemas"]["Instant"];
            /** @description How often it was bought and not given back. */
            sold: number;
            sale: components["schemas"]["DesignCaseSale"];
            acts: components["schemas"]["StaffAct"][];
        };
        DesignPartnerCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["PartnerState"];
            /** @enum {string} */
            business_kind: "company" | "freelancer";
            account_name: string;
            account_email: components["schemas"]["Email"] | null;
            studio_name: string;
            tax_code: string;
            phone: string;
            email: components["schemas"]["Email"];
            /** @description Years of work as a designer. */
            years: number;
            about: string;
            portfolio: string;
            samples: string[];
            papers: string[];
            reason: string | null;
            /** @description Designs that buyers know. */
            designs: number;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        DesignOrderState: "pending" | "purchased" | "cancelled" | "refund_requested" | "refund_approved" | "refund_completed" | "refund_rejected";
        /**
         * @description Any way but cash on delivery (D26).
         * @enum {string}
         */
        DesignOrderMethod: "VA" | "IC" | "QR" | "DC" | "EW-MOMO" | "EW-ZALO" | "EW-SHOPEE" | "IS";
        RefundedDesign: {
            /** @example HD-0007 */
            number: string;
            title: string;
            picture: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
        };
        DesignRefundCase: {
            id: components["schemas"]["Id"];
            /** @description Of the order. */
            version: components["schemas"]["Version"];
            state: components["schemas"]["DesignOrderState"];
            /** @example SO20260306-000123 */
            number: string;
            buyer: string;
            buyer_email: string | null;
            method: components["schemas"]["DesignOrderMethod"];
            amount: components["schemas"]["Money"];
            designs: components["schemas"]["RefundedDesign"][];
            reason: string;
            paid_at: components["schemas"]["Instant"] | null;
            requested_at: components["schemas"]["Instant"];
            /** @description By when the money has to be back; null unless it is on its way. */
            due_at: components["schemas"]["Instant"] | null;
            answer: string | null;
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        RefundAnswer: "approve" | "reject";
        DesignRefundDecision: {
            decision: components["schemas"]["RefundAnswer"];
            /** @description The buyer reads it. */
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        DownloadExtensionCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Whose the design is. */
            buyer: string;
            buyer_email: string | null;
            /** @description Null when the house gave it. */
            order_number: string | null;
            design: components["schemas"]["RefundedDesign"];
            allowed_times: number;
            used_times: number;
            expires_at: components["schemas"]["Instant"];
            reason: string;
            requested_at: components["schemas"]["Instant"];
            answer: string | null;
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        ContractorService: "design" | "renovation" | "new-build" | "turnkey" | "joinery" | "electrics" | "finishing";
        /** @enum {string} */
        InteriorStyle: "industrial" | "luxury" | "modern" | "scandinavian" | "other";
        /**
         * @description In which a company answers its customers.
         * @enum {string}
         */
        CompanyLanguage: "vi" | "en" | "ko" | "ja" | "zh";
        /** @description What a company tells of itself; empty and null where it does not say. */
        CompanyContent: {
            introduction: components["schemas"]["ItemWords"];
            cover: string;
            logo: string;
            services: components["schemas"]["ContractorService"][];
            work_cities: string[];
            house_types: components["schemas"]["HouseType"][];
            styles: components["schemas"]["InteriorStyle"][];
            /** @description Square metres. */
            area_from: number | null;
            /** @description Square metres. */
            area_to: number | null;
            /** @description đồng. */
            budget_from: number | null;
            /** @description đồng. */
            budget_to: number | null;
            /** @description People. */
            team_size: number | null;
            languages: components["schemas"]["CompanyLanguage"][];
            company_phone: string;
            hotline: string;
            email: string;
            website: string;
        };
        /** @enum {string} */
        CompanyField: "introduction" | "cover" | "logo" | "services" | "work_cities" | "house_types" | "styles" | "area_from" | "area_to" | "budget_from" | "budget_to" | "team_size" | "languages" | "company_phone" | "hotline" | "email" | "website";
        CompanyCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "withdrawn";
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            tax_code: string;
            same_tax_code: components["schemas"]["SameTaxCode"];
            /** @description What visitors read when it was asked for. */
            before: components["schemas"]["CompanyContent"];
            after: components["schemas"]["CompanyContent"];
            /** @description Fields that differ. */
            changed: components["schemas"]["CompanyField"][];
            /** @description Why, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /** @description A picture by its address; `before` is the same place before the works, empty where nobody took one. `during`: taken while the works went on. */
        ProjectPictureContent: {
            picture: string;
            before: string;
            during: boolean;
        };
        /** @description What is told of a project; empty and null where it is not told yet. */
        ProjectContent: {
            project_name: components["schemas"]["ItemWords"];
            /** @description Building or street. */
            location: string;
            district: string;
            city: string;
            description: components["schemas"]["ItemWords"];
            /** @description Square metres. */
            area: number | null;
            /** @description Square metres. */
            construction_area: number | null;
            period_months: number | null;
            /** @description đồng. */
            cost_from: number | null;
            /** @description đồng. */
            cost_to: number | null;
            /** @enum {string} */
            style: "" | "industrial" | "luxury" | "modern" | "scandinavian" | "other";
            /** @enum {string} */
            house_type: "" | "duplex" | "studio" | "penthouse" | "villa" | "1-bedroom" | "2-bedroom" | "3-bedroom" | "4-bedroom";
            /** @description Completed or reviewed on (D81). */
            reviewed_on: string;
            pictures: components["schemas"]["ProjectPictureContent"][];
        };
        /** @enum {string} */
        ProjectField: "project_name" | "location" | "district" | "city" | "description" | "area" | "construction_area" | "period_months" | "cost_from" | "cost_to" | "style" | "house_type" | "reviewed_on" | "pictures";
        /** @description A picture that looks like one of another company. */
        PictureCopy: {
            /** @description The one that was sent. */
            picture: string;
            /** @description The one that stands there. */
            other: string;
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            project_id: components["schemas"]["Id"];
            project_name: string;
            /** @description Whether visitors see that project now; a company is told of those alone. */
            shown: boolean;
        };
        ProjectCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "withdrawn";
            /** @enum {string} */
            kind: "new" | "edit";
            /** @description Null once the company has deleted it. */
            project_id: components["schemas"]["Id"] | null;
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            name: string;
            /** @description What visitors saw when it was asked for; null for a new project. */
            before: components["schemas"]["ProjectContent"] | null;
            after: components["schemas"]["ProjectContent"];
            /** @description Fields that differ; all of them for a new project. */
            changed: components["schemas"]["ProjectField"][];
            /** @description The day on which staff have seen the project; an approved edit of what they saw takes it away. */
            checked_on: string | null;
            /** @description Pictures that stand on another company's page. */
            copies: components["schemas"]["PictureCopy"][];
            /** @description Why, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /**
         * @example waiting
         * @enum {string}
         */
        ShopChangeState: "waiting" | "approved" | "rejected" | "withdrawn";
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
        /** @enum {string} */
        ShopDataField: "name" | "companyName" | "registrationNumber" | "taxCode" | "representative" | "address" | "bank" | "licence";
        ShopChangeCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["ShopChangeState"];
            shop: string;
            verified_at: components["schemas"]["Instant"] | null;
            /** @description Whether the account that is asked for is in the company's name (D92). */
            holder_matches: boolean;
            before: components["schemas"]["ShopDataShown"];
            after: components["schemas"]["ShopDataShown"];
            changed: components["schemas"]["ShopDataField"][];
            note: string;
            /** @description Why, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        ShopChangeAccounts: {
            before: string | null;
            after: string | null;
        };
        /**
         * @description `advertising` before its first day is scheduled; during `edit_request` the old version keeps running.
         * @example advertising
         * @enum {string}
         */
        PromotionState: "waiting" | "advertising" | "edit_request" | "rejected" | "finished";
        /** @enum {string} */
        PromotionIcon: "gift" | "buy-1-get-1" | "free-shipping" | "pop-up" | "overseas" | "special-price" | "only-here";
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
        UsualMove: {
            item: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @description What the web charged without a promotion. */
            from: components["schemas"]["Money"];
            /** @description What it charged from then on. */
            to: components["schemas"]["Money"];
        };
        PromotionCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["PromotionState"];
            shop: string;
            /** @description What runs; null for a new promotion. */
            before: components["schemas"]["PromotionVersion"] | null;
            after: components["schemas"]["PromotionVersion"];
            /** @description How the usual prices of its items moved in the 90 days before it was sent and since, the newest first. */
            moves: components["schemas"]["UsualMove"][];
            /** @description Why, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        AdCaseState: "open" | "stands" | "taken-down" | "appealed" | "restored" | "upheld";
        /** @enum {string} */
        AdReportReason: "misleading" | "offensive" | "not-a-contractor" | "wrong-contact" | "other";
        AdCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["AdCaseState"];
            contractor_id: components["schemas"]["Id"];
            company: string;
            /** @description Where it was reported first. */
            city: string;
            /** @description All that the company has bought and that runs. */
            places: {
                city: string;
                position: number;
            }[];
            reports: number;
            /** @description What they say, newest first. */
            said: {
                reason: components["schemas"]["AdReportReason"];
                words: string;
                /** @description False for a guest. */
                member: boolean;
                at: components["schemas"]["Instant"];
            }[];
            opened_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
            rule: components["schemas"]["AdReportReason"] | null;
            words: string | null;
            decided: components["schemas"]["Decided"] | null;
            /** @description What the company says against it. */
            appeal: string | null;
            appealed_at: components["schemas"]["Instant"] | null;
            /** @description Why it came back or stays off. */
            answer: string | null;
            /** @description Who answered. */
            restored: components["schemas"]["Decided"] | null;
        };
        AdCaseList: {
            items: components["schemas"]["AdCase"][];
            meta: components["schemas"]["PageMeta"];
        };
        AdDecision: {
            /** @enum {string} */
            decision: "stands" | "take-down" | "restore" | "uphold";
            /** @description Null unless it is taken down. */
            rule: components["schemas"]["AdReportReason"] | null;
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ModerationState: "reported" | "kept" | "removed" | "appealed" | "restored" | "upheld" | "withdrawn";
        /** @enum {string} */
        ModerationTarget: "share" | "comment";
        CopiedPicture: {
            /** @description Its address. */
            picture: string;
            /** @description Address of the one that looks like it. */
            other: string;
            /** @enum {string} */
            where: "share" | "project";
            /** @description The home’s address, or the project’s number. */
            at: string;
            title: string;
            by: string;
        };
        ReportedLink: {
            text: string;
            /** @description Where it leads; nobody has looked at it. */
            href: string;
        };
        ReportedLinks: components["schemas"]["ReportedLink"][];
        /** @description Of marks on pictures as the author wrote them, then hashtags. */
        ReportedLabels: string[];
        /** @description What was reported, as it stood at the first report. */
        ReportedCopy: {
            title: string;
            content: string;
            links: components["schemas"]["ReportedLinks"];
            labels: components["schemas"]["ReportedLabels"];
            pictures: components["schemas"]["Picture"][];
        };
        /** @enum {string} */
        CommunityReportReason: "insult" | "personal-data" | "not-a-partner" | "false" | "stolen-pictures" | "spam";
        /** @description The place that breaks the rule, as staff quoted it. */
        ModerationQuote: string | null;
        ReportCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["ModerationState"];
            target: components["schemas"]["ModerationTarget"];
            /** @description One of the first homes or comments of its account. */
            first_post: boolean;
            /** @description Pictures of the home that somebody else shows, as they were found when it was published. */
            copied: components["schemas"]["CopiedPicture"][];
            /** @description The address of the home while readers see it. */
            slug: string | null;
            /** @description Of a comment below a design that is sold. */
            design_id: components["schemas"]["Id"] | null;
            /** @description Of the home, or of the design below which it stands; empty when it is deleted. */
            title: string;
            author: string;
            /** @description Plain text; empty when deleted. */
            content: string;
            links: components["schemas"]["ReportedLinks"];
            labels: components["schemas"]["ReportedLabels"];
            pictures: components["schemas"]["Picture"][];
            /** @description Null while it stands as it was reported, of what nobody reported, and once it is deleted. */
            reported: components["schemas"]["ReportedCopy"] | null;
            said_at: components["schemas"]["Instant"] | null;
            /** @description Since it was opened, one a member. */
            reports: number;
            /** @description Likes, marks and comments of the home. */
            reach: number;
            /** @description What they say, newest first. */
            said: {
                reason: components["schemas"]["CommunityReportReason"];
                words: string;
                at: components["schemas"]["Instant"];
            }[];
            opened_at: components["schemas"]["Instant"];
            rule: components["schemas"]["CommunityReportReason"] | null;
            quote: components["schemas"]["ModerationQuote"];
            decided: components["schemas"]["Decided"] | null;
            appeal: string | null;
            appealed_at: components["schemas"]["Instant"] | null;
            answer: string | null;
            answered: components["schemas"]["Decided"] | null;
            /** @description Whether who asks may answer an appeal. Whoever removed it may not while a colleague could. */
            answerable: boolean;
            /** @description Who removed it answered the appeal too. */
            same_person: boolean;
        };
        ReportCaseList: {
            items: components["schemas"]["ReportCase"][];
            meta: components["schemas"]["PageMeta"];
        };
        ReportDecision: {
            /** @enum {string} */
            decision: "keep" | "remove";
            /** @description Null keeps it. */
            rule: components["schemas"]["CommunityReportReason"] | null;
            quote: string;
            expected_version: components["schemas"]["Version"];
        };
        ModerationWords: string;
        AppealDecision: {
            /** @enum {string} */
            decision: "restore" | "uphold";
            reason: components["schemas"]["ModerationWords"];
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ApplianceKind: "television" | "soundbar" | "refrigerator" | "hob" | "hood" | "oven" | "dishwasher" | "rice_cooker" | "washer" | "dryer" | "air_conditioner" | "purifier" | "robot_vacuum";
        /** @description A figure as it was typed; null for none yet. */
        TypedFigure: number | null;
        /**
         * @description What has to reach the place: `circuit` is a circuit of its own, `duct` the way out for air, `outdoor` the pipe to a unit outside.
         * @enum {string}
         */
        ApplianceConnection: "power" | "circuit" | "water" | "drain" | "gas" | "duct" | "outdoor";
        /**
         * @description Whole đồng that somebody names: never more than one order may cost.
         * @example 2490000
         */
        SentMoney: number;
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
        ItemField: "sku" | "categoryId" | "style" | "name" | "summary" | "description" | "material" | "measurement" | "handling" | "country" | "producer" | "width" | "depth" | "height" | "weight" | "applianceKind" | "airSide" | "airAbove" | "airBehind" | "connections" | "power" | "yearlyEnergy" | "energyStars" | "noise" | "price" | "discount" | "discountScope" | "options" | "pictures" | "story" | "contact" | "preparationDays" | "shippingMethod" | "shippingCompany" | "feeType" | "fee" | "freeFrom" | "installationFee" | "packingSize" | "visibleOn" | "hashtags";
        ItemCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "waiting" | "approved" | "rejected" | "withdrawn";
            /** @enum {string} */
            kind: "new" | "edit";
            item_id: components["schemas"]["Id"];
            shop: string;
            name: string;
            category: string;
            /** @description What buyers saw when it was asked for; null for a new item. */
            before: components["schemas"]["ItemContent"] | null;
            after: components["schemas"]["ItemContent"];
            /** @description Fields that differ; all of them for a new item. */
            changed: components["schemas"]["ItemField"][];
            /** @description Why, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        ReviewState: "visible" | "deletion_requested" | "deleted";
        /**
         * @description The only reasons for which a seller may ask.
         * @enum {string}
         */
        RemovalReason: "irrelevant" | "false" | "abusive";
        RemovalCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description What the request has made of the review. */
            state: components["schemas"]["ReviewState"];
            reason: components["schemas"]["RemovalReason"];
            shop: string;
            product: string;
            author: string;
            rating: number;
            content: string;
            pictures: components["schemas"]["Picture"][];
            /** @description Points the review earned. */
            points: number;
            written_at: components["schemas"]["Instant"];
            requested_at: components["schemas"]["Instant"];
            /** @description Why, in the words of staff. */
            decision: string | null;
            decided: components["schemas"]["Decided"] | null;
        };
        /** @enum {string} */
        OfficeQuotationState: "requested" | "quoted" | "accepted" | "scheduled" | "done" | "declined" | "withdrawn" | "expired";
        OfficeQuotation: {
            id: components["schemas"]["Id"];
            number: string;
            version: components["schemas"]["Version"];
            state: components["schemas"]["OfficeQuotationState"];
            /** @description Of the project. */
            name: string;
            company: string;
            headcount: number;
            /** @description m² of all rooms. */
            area: number;
            desks: number;
            /** @description By our rates when it was sent. */
            estimate: components["schemas"]["Money"];
            /** @description What staff offered. */
            total: components["schemas"]["Money"] | null;
            valid_until: components["schemas"]["Instant"] | null;
            /** @description The first day of works. */
            start: string | null;
            /** @description Of staff, or of who declined. */
            words: string | null;
            requested_at: components["schemas"]["Instant"];
            changed_at: components["schemas"]["Instant"];
        };
        OfficeLine: {
            /** @description A module or a work. */
            id: string;
            name: string;
            /** @enum {string} */
            unit: "piece" | "area" | "desk";
            quantity: number;
            price: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
        };
        /** @description An office project as the planner writes it: plan, rooms, doors, modules. Read by one function on both sides. */
        OfficeContent: {
            [key: string]: unknown;
        };
        OfficeQuotationCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            quotation: components["schemas"]["OfficeQuotation"];
            lines: components["schemas"]["OfficeLine"][];
            note: string;
            contact: {
                name: string;
                phone: string;
                email: string | null;
            };
            content: components["schemas"]["OfficeContent"];
            decided: components["schemas"]["Decided"] | null;
        };
        OfficeLinePrice: {
            id: string;
            quantity: number;
            price: components["schemas"]["Money"];
        };
        OfficeQuotationDecision: {
            /** @enum {string} */
            decision: "quote" | "schedule" | "finish" | "decline";
            /** @description What the member reads; required of `decline`. */
            reason: string;
            expected_version: components["schemas"]["Version"];
            lines: components["schemas"]["OfficeLinePrice"][];
            valid_days: number;
            start: string | null;
        };
        /** @enum {string} */
        ConstructionRemovalState: "waiting" | "removed" | "kept" | "appealed" | "restored" | "upheld";
        /** @enum {string} */
        ReviewRule: "not-a-customer" | "insult" | "personal-data" | "advertising";
        ConstructionRemovalCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["ConstructionRemovalState"];
            rule: components["schemas"]["ReviewRule"];
            /** @description What the company says. */
            words: string;
            company: string;
            author: string;
            rating: number;
            content: string;
            /** @description Building, district and city. */
            place: string;
            /** @description The day on which staff saw a contract or an invoice for it. */
            proven_on: string | null;
            pictures: components["schemas"]["Picture"][];
            written_at: components["schemas"]["Instant"];
            requested_at: components["schemas"]["Instant"];
            decision: string | null;
            decided: components["schemas"]["Decided"] | null;
            /** @description What its writer says against it. */
            appeal: string | null;
            appealed_at: components["schemas"]["Instant"] | null;
            answer: string | null;
            answered: components["schemas"]["Decided"] | null;
            /** @description Whether who asks may answer an appeal. Whoever removed it may not while a colleague could. */
            answerable: boolean;
        };
        ConstructionRemovalDecision: {
            /** @enum {string} */
            decision: "remove" | "keep" | "restore" | "uphold";
            /** @description Required of all; the company reads it, and so does the writer of what is removed or was appealed. */
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ReviewEvidenceState: "waiting" | "confirmed" | "refused";
        /** @enum {string} */
        ReviewEvidenceKind: "contract" | "invoice";
        /** @description đồng, from ≤ to. */
        CostRange: {
            from: number;
            to: number;
        };
        ReviewEvidenceCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["ReviewEvidenceState"];
            kind: components["schemas"]["ReviewEvidenceKind"];
            /** @description Addresses of private uploads; none once they were refused. */
            files: string[];
            tries: number;
            review_id: components["schemas"]["Id"];
            contractor_id: components["schemas"]["Id"];
            company: string;
            author: string;
            phone: string;
            rating: number;
            content: string;
            /** @description Building, district and city. */
            place: string;
            cost: components["schemas"]["CostRange"];
            written_at: components["schemas"]["Instant"];
            sent_at: components["schemas"]["Instant"];
            reason: string | null;
            decided: components["schemas"]["Decided"] | null;
        };
        RemovalDecision: {
            /** @enum {string} */
            decision: "delete" | "keep";
            /** @description Required of both; the seller reads it, and so does the author of what is removed. */
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        /**
         * Format: date
         * @description The Monday of the ad week, in Vietnam.
         * @example 2026-11-23
         */
        AuctionWeek: string;
        VoidBidForm: {
            city: string;
            week: components["schemas"]["AuctionWeek"];
            /** @description Its number in the ledger. */
            bid: number;
            /** @description Told to its company. */
            reason: string;
        };
        /** @description SHA-256. */
        Checksum: string;
        VoidedBid: {
            line: number;
            hash: components["schemas"]["Checksum"];
        };
        /** @enum {string} */
        AuctionDisputeState: "open" | "accepted" | "rejected";
        /** @description A position of the directory. */
        Slot: number;
        AuctionDisputeCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["AuctionDisputeState"];
            contractor_id: components["schemas"]["Id"];
            company: string;
            city: string;
            week: components["schemas"]["AuctionWeek"];
            words: string;
            /** @description What the company bid in that week. */
            bids: {
                /** @description Its number in the ledger. */
                number: number;
                slot: components["schemas"]["Slot"];
                amount: components["schemas"]["Money"];
                /** @enum {string} */
                state: "waiting" | "won" | "lost" | "canceled";
                loss: ("outbid" | "company-has-slot" | "superseded") | null;
            }[];
            opened_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
            answer: string | null;
            decided: components["schemas"]["Decided"] | null;
        };
        AuctionSummary: {
            id: components["schemas"]["Id"];
            city: string;
            /**
             * Format: date
             * @description The Monday of the ad week.
             */
            week: string;
            /** @enum {string} */
            phase: "bidding" | "results" | "running" | "over";
            bids: number;
            companies: number;
            /** @description The slots that are given away, and their sum. */
            won: {
                slots: number;
                amount: components["schemas"]["Money"];
            };
            /** @description The money of bids that wait for the results. */
            held: components["schemas"]["Money"];
            /** @description Money of bids that is on its way back. */
            to_return: components["schemas"]["Money"];
            /** @description Bids that staff took out. */
            voided: number;
            /** @description Bids that their companies took back. */
            taken_back: number;
            lines: number;
            /** @description The hash of the ledger's last line. */
            head: string;
        };
        /** @enum {string} */
        FactKind: "registration" | "representative" | "office" | "insurance";
        /**
         * @description `certificate` and `register` tell the registration, `identity` and `mandate` the representative, `visit` and `lease` the office, `policy` the insurance. A mandate, a lease and a policy have an end.
         * @enum {string}
         */
        FactPaper: "certificate" | "register" | "identity" | "mandate" | "visit" | "lease" | "policy";
        /** @description What staff have checked, by which paper, when, and how long that paper is good. */
        CheckedFact: {
            kind: components["schemas"]["FactKind"];
            /** @description Null where it was checked before papers were written down. */
            paper: components["schemas"]["FactPaper"] | null;
            /** Format: date */
            on: string;
            /** @description The last day on which the paper is good; null where it has none. A fact whose paper ran out is shown as such. */
            until: string | null;
        };
        /**
         * @description Which of the papers a company sends; the others are looked up or visited by staff.
         * @enum {string}
         */
        PaperToSend: "certificate" | "identity" | "mandate" | "lease" | "policy";
        /** @description A paper that a company sent for a fact. */
        SentPaper: {
            kind: components["schemas"]["FactKind"];
            paper: components["schemas"]["PaperToSend"];
            /** @description The last day on which it is good, as the company says. */
            until: string | null;
            /** @description Private files; none once it is refused. */
            files: string[];
            /** @enum {string} */
            state: "waiting" | "accepted" | "refused";
            /** @description Why not, in the words of staff. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
        };
        /** @description A listed company as staff check it. */
        CompanyFactsCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            company_name: string;
            tax_code: string;
            representative: string | null;
            address: string;
            city: string;
            /** @description What it applied with; private files. */
            papers: string[];
            facts: components["schemas"]["CheckedFact"][];
            /** @description Papers of the company that wait, the oldest first; private files. */
            sent: components["schemas"]["SentPaper"][];
            /** @description Who checked or took back what, newest first, with the number of the paper. */
            acts: components["schemas"]["StaffAct"][];
        };
        LateBillCase: {
            id: components["schemas"]["Id"];
            /** @description Of the invoice. */
            version: number;
            /**
             * @description Of the invoice.
             * @example overdue
             */
            state: string;
            order_id: components["schemas"]["Id"];
            order_number: string;
            shop: string;
            shop_email: string;
            shop_phone: string;
            /** @description Whom the invoice is for. */
            company: string;
            tax_code: string;
            /** @description False where its check digit does not fit: a warning (3.5). */
            tax_code_fits: boolean;
            email: string;
            address: string;
            /** @description What the shop asked its buyer to correct before the month ended, or why its number went back. */
            rejection: string | null;
            /** @description What is invoiced, with VAT: all that was paid and not given back. */
            amount: components["schemas"]["Money"];
            ordered_at: components["schemas"]["Instant"];
            /** @description The end of the month of purchase. */
            due_at: components["schemas"]["Instant"];
            /** @description Until now, or until it waited no more. */
            days_late: number;
            /** @description When the shop was reminded last. */
            reminded_at: components["schemas"]["Instant"] | null;
            /** @description What the shop sent and staff have to look at; null while nothing was sent. */
            sent_number: string | null;
            /** @description A shop is reminded once a day, while it waits. */
            can_remind: boolean;
            acts: components["schemas"]["StaffAct"][];
            /** @description Who of our staff issued it; null while it waits, and where the order was cancelled. */
            decided: components["schemas"]["Decided"] | null;
        };
        /**
         * @description As what it pays tax; of households and individuals tax is withheld.
         * @enum {string}
         */
        Taxpayer: "company" | "household" | "individual";
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
        ShopCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            company: string;
            tax_code: string;
            taxpayer: components["schemas"]["Taxpayer"];
            phone: string;
            email: string;
            since: components["schemas"]["Instant"];
            products: number;
            /** @description The standing of its owner's account; null of a shop of the platform's own. */
            account: ("active" | "warning" | "suspended" | "banned" | "restricted" | "withdrawn") | null;
            points: number;
            step: components["schemas"]["PenaltyStep"];
            stopped_at: components["schemas"]["Instant"] | null;
            stopped_by: components["schemas"]["SalesStop"] | null;
            resumed_at: components["schemas"]["Instant"] | null;
            penalties: {
                id: components["schemas"]["Id"];
                points: number;
                because: components["schemas"]["MissedDeadline"];
                at: components["schemas"]["Instant"];
                ends_at: components["schemas"]["Instant"];
                counts: boolean;
                order_id: components["schemas"]["Id"] | null;
                order_number: string | null;
                item: string | null;
            }[];
            acts: components["schemas"]["StaffAct"][];
        };
        /** @enum {string} */
        AdPlan: "basic" | "gold";
        AdMembershipCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            contractor_id: components["schemas"]["Id"];
            company: string;
            /** @enum {string} */
            state: "purchased" | "canceled" | "expired";
            plan: components["schemas"]["AdPlan"];
            cities: {
                city: string;
                position: number;
            }[];
            period_end: components["schemas"]["Instant"];
            /** @description When a renewal that failed is tried again. */
            retry_at: components["schemas"]["Instant"] | null;
            /** @description The city that is kept when the plan goes down with the next month. */
            pending_city: string | null;
            suspended: boolean;
            acts: components["schemas"]["StaffAct"][];
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
        AdMembershipFigures: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            total: components["schemas"]["AdFigures"];
            left_out: components["schemas"]["AdLeftOut"];
        };
        CityTakings: {
            city: string;
            memberships: components["schemas"]["Money"];
            auctions: components["schemas"]["Money"];
            held: components["schemas"]["Money"];
            /** @description Without what is held. */
            total: components["schemas"]["Money"];
        };
        AdTakings: {
            month: components["schemas"]["SettlementMonth"];
            /** @description Months that can be looked at, the newest first. */
            months: components["schemas"]["SettlementMonth"][];
            cities: components["schemas"]["CityTakings"][];
            total: {
                memberships: components["schemas"]["Money"];
                auctions: components["schemas"]["Money"];
                held: components["schemas"]["Money"];
                total: components["schemas"]["Money"];
            };
        };
        /** @enum {string} */
        ReadingKind: "article" | "essay";
        /** @enum {string} */
        ArticleType: "guide" | "trend" | "story" | "news";
        /** @enum {string} */
        ReadingState: "draft" | "published" | "changed" | "taken-back";
        /** @description In each language; empty where it is not translated. */
        ReadingTitle: {
            vi: string;
            en: string;
            ko: string;
        };
        /**
         * @description `older` was written before the Vietnamese was last changed.
         * @enum {string}
         */
        ReadingPartState: "missing" | "there" | "older";
        ReadingPartMeter: {
            vi: components["schemas"]["ReadingPartState"];
            en: components["schemas"]["ReadingPartState"];
            ko: components["schemas"]["ReadingPartState"];
        };
        /** @description What is translated, and what of it is older than the Vietnamese. */
        ReadingMeter: {
            title: components["schemas"]["ReadingPartMeter"];
            excerpt: components["schemas"]["ReadingPartMeter"];
            body: components["schemas"]["ReadingPartMeter"];
        };
        ReadingCard: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReadingKind"];
            type: components["schemas"]["ArticleType"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["ReadingState"];
            title: components["schemas"]["ReadingTitle"];
            /** @description Its cover. */
            picture: components["schemas"]["Picture"] | null;
            author: string;
            meter: components["schemas"]["ReadingMeter"];
            updated_at: components["schemas"]["Instant"];
            /** @description When it was first read; it stays while it is taken back. */
            published_at: components["schemas"]["Instant"] | null;
            /** @description When it is published by itself; one that lacks something at its hour loses it. */
            publish_at: components["schemas"]["Instant"] | null;
            /** @description The hour that found it incomplete, until it is planned or published. */
            plan_missed_at: components["schemas"]["Instant"] | null;
            views: number;
        };
        ReadingList: {
            items: components["schemas"]["ReadingCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Made by the client for one thing to send: sent again, nothing happens twice. */
        RequestKey: string;
        NewReading: {
            kind: components["schemas"]["ReadingKind"];
            key: components["schemas"]["RequestKey"];
        };
        /** @description In each language; empty where it is not translated. */
        ReadingExcerpt: {
            vi: string;
            en: string;
            ko: string;
        };
        /** @description HTML in each language, cleaned before it is kept; empty where it is not translated. */
        ReadingBody: {
            vi: string;
            en: string;
            ko: string;
        };
        /** @description What the cover shows, for whoever does not see it, in each language. */
        ReadingCoverAlt: {
            vi: string;
            en: string;
            ko: string;
        };
        ReadingPiece: {
            id: components["schemas"]["Id"];
            name: string;
        };
        ReadingText: components["schemas"]["ReadingCard"] & {
            /** @description Its address; null before it was read. */
            slug: string | null;
            excerpt: components["schemas"]["ReadingExcerpt"];
            body: components["schemas"]["ReadingBody"];
            cover_alt: components["schemas"]["ReadingCoverAlt"];
            tags: string[];
            /** @description Pieces of the shop that stand below an article. */
            pieces: components["schemas"]["ReadingPiece"][];
            /** @description Who saved it last; null before anybody did at the desk. */
            updated_by: string | null;
        };
        /** @description As `/aws/upload` gave it, or of a picture that the post has already. */
        PostPictureAddress: string;
        ReadingSave: {
            type: components["schemas"]["ArticleType"];
            title: components["schemas"]["ReadingTitle"];
            excerpt: components["schemas"]["ReadingExcerpt"];
            body: components["schemas"]["ReadingBody"];
            /** @description An upload, the cover it has, or that of another text. */
            cover: components["schemas"]["PostPictureAddress"] | null;
            /** @description Empty in all languages, the picture keeps what was said of it before. */
            cover_alt: components["schemas"]["ReadingCoverAlt"];
            author: string;
            tags: string[];
            product_ids: components["schemas"]["Id"][];
            /** @description Translations that hold for the Vietnamese as it is now, though it has changed. */
            confirmed: ("en" | "ko")[];
            expected_version: components["schemas"]["Version"];
        };
        ReadingMoveForm: {
            /** @enum {string} */
            move: "publish" | "take-back" | "delete";
            expected_version: components["schemas"]["Version"];
        };
        ReadingPlanForm: {
            publish_at: components["schemas"]["Instant"] | null;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        StandingState: "normal" | "warning" | "suspended" | "banned" | "restricted" | "withdrawn";
        StandingStep: {
            /** @enum {string} */
            action: "warn" | "suspend" | "ban" | "lift";
            reason: string;
            until: components["schemas"]["Instant"] | null;
            by: string;
            at: components["schemas"]["Instant"];
        };
        MemberCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["StandingState"];
            name: string;
            email: components["schemas"]["Email"] | null;
            phone: string | null;
            /** @enum {string} */
            login_method: "system" | "google" | "facebook" | "apple" | "zalo";
            /** @description Staff are suspended and lifted by one another, and nothing else. */
            staff: boolean;
            reason: string | null;
            suspended_until: components["schemas"]["Instant"] | null;
            member_since: components["schemas"]["Instant"];
            last_sign_in_at: components["schemas"]["Instant"] | null;
            /** @description What staff did, newest first. */
            steps: components["schemas"]["StandingStep"][];
        };
        Sanction: {
            /** @enum {string} */
            action: "warn" | "suspend" | "ban" | "lift";
            /** @description The member reads it. */
            reason: string;
            /** @description Required of a suspension: how many days it lasts from the moment the server has it. */
            days?: number;
            expected_version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        TermsCategory: "service" | "privacy" | "refund" | "delivery" | "seller" | "cookies";
        StoredText: {
            vi: string;
            en: string | null;
            ko: string | null;
        };
        TermsSource: {
            category: components["schemas"]["TermsCategory"];
            /** @description The newest one. */
            version: number;
            important: boolean;
            summary: components["schemas"]["StoredText"];
            sections: {
                title: components["schemas"]["StoredText"];
                paragraphs: components["schemas"]["StoredText"][];
                points: components["schemas"]["StoredText"][];
            }[];
        };
        InThreeLanguages: {
            vi: string;
            en: string;
            ko: string;
        };
        TermsAnnouncement: {
            category: components["schemas"]["TermsCategory"];
            /** @description The newest version that was looked at. */
            expected_version: number;
            /** @description Thirty days of notice and a mail to every member. */
            important: boolean;
            /** @description A day in Vietnam, the first it holds, at most a year (365 days) ahead; else the day after the notice. */
            in_force_on?: components["schemas"]["SentDay"];
            /** @description Read by a lawyer; else it is marked as a sample (D71). */
            reviewed: boolean;
            summary: components["schemas"]["InThreeLanguages"];
            changes: components["schemas"]["InThreeLanguages"];
            sections: {
                title: components["schemas"]["InThreeLanguages"];
                paragraphs: components["schemas"]["InThreeLanguages"][];
                points: components["schemas"]["InThreeLanguages"][];
            }[];
        };
        /** @enum {string} */
        TermsState: "announced" | "in_force" | "superseded";
        TermsVersion: {
            version: number;
            state: components["schemas"]["TermsState"];
            announced_at: components["schemas"]["Instant"];
            in_force_from: components["schemas"]["Instant"];
            /** @description Thirty days of notice and an e-mail instead of seven. */
            important: boolean;
        };
        AnnouncedTerms: {
            category: components["schemas"]["TermsCategory"];
            announced: components["schemas"]["TermsVersion"];
        };
        PrivateFile: {
            /** @enum {string} */
            type: "image/webp" | "application/pdf";
            /** @description In base64. */
            content: string;
        };
        /** @description The server puts its own secret in (D54); a secret sent by a browser is ignored. */
        ZaloCode: {
            app_id: string;
            secret_key?: string;
            /** @enum {string} */
            grant_type: "authorization_code";
            code: string;
            code_verifier: string;
        };
        PartnerApplication: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["PartnerState"];
            /** @description Why it was rejected or stopped. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            changed_at: components["schemas"]["Instant"];
            /** @description Place in the queue, from 1; null when it does not wait. */
            place: number | null;
            holder_matches: boolean;
            terms_version: number;
            store_name: string;
            registration_number: string;
            tax_code: string;
            business_address: string;
            owner: string;
            address: string;
            contact_name: string;
            contact_email: components["schemas"]["Email"];
            contact_phone: string;
            bank_name: string;
            account_holder: string;
            account_number: string;
            holder_note: string;
            /** @description Address answered by /aws/upload. */
            licence: string;
            self_delivery: boolean;
        };
        AffiliateForm: {
            store_name: string;
            registration_number: string;
            tax_code: string;
            business_address: string;
            owner: string;
            address: string;
            contact_name: string;
            contact_email: components["schemas"]["Email"];
            contact_phone: string;
            bank_name: string;
            account_holder: string;
            account_number: string;
            holder_note: string;
            /** @description Address answered by /aws/upload. */
            licence: string;
            self_delivery: boolean;
            /**
             * @description Agreed to the seller terms in force.
             * @enum {boolean}
             */
            policy: true;
        };
        CampaignLead: {
            /** @enum {string} */
            kind: "campaign";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            house_type: components["schemas"]["HouseType"];
            /** @description Square metres. */
            house_area: number;
            message: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
            /** @description News of later campaigns by e-mail. */
            marketing: boolean;
        };
        /** @enum {string} */
        JobTeam: "product" | "design" | "partners" | "care";
        CareerLead: {
            /** @enum {string} */
            kind: "career";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            team: components["schemas"]["JobTeam"];
            message: string;
            /**
             * @description May be written to about work; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        BulkOrderLead: {
            /** @enum {string} */
            kind: "bulk_order";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            company: string;
            lines: {
                product_id: components["schemas"]["Id"];
                /** @description From 50 (D74). */
                quantity: number;
            }[];
            message: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        /** @description Somebody who would pay for chosen rooms through the partner bank. What it costs is counted by the server. */
        RoomsBankLead: {
            /** @enum {string} */
            kind: "rooms_bank";
            design_id: components["schemas"]["Id"];
            selection: components["schemas"]["SelectionCode"];
            /** @description Those that are paid for; none named are all. */
            rooms: components["schemas"]["Id"][];
            /** @enum {integer} */
            months: 6 | 12 | 24 | 36 | 48 | 60;
            way: components["schemas"]["InstalmentWay"];
            budget: components["schemas"]["Money"];
            /** @description The bank's own sign of its customer. */
            ref: string;
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
            /**
             * @description The bank may be told.
             * @enum {boolean}
             */
            bank_consent: true;
            /**
             * @description Of the sentence agreed to.
             * @enum {integer}
             */
            bank_consent_version: 1;
        };
        /** @description Somebody whose building is not among the projects of room by room. */
        RoomsProjectLead: {
            /** @enum {string} */
            kind: "rooms_project";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            project: string;
            message: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        /** @description A developer or a maker who considers room by room under a brand of their own. */
        RoomsPartnerLead: {
            /** @enum {string} */
            kind: "rooms_partner";
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            company: string;
            message: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        TrialProjectLead: {
            /** @enum {string} */
            kind: "trial_project";
            project_id: components["schemas"]["Id"];
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            house_type: components["schemas"]["HouseType"];
            /** @description Square metres. */
            house_area: number;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        TrialTaxLead: {
            /** @enum {string} */
            kind: "trial_tax";
            trial_id: components["schemas"]["Id"];
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            company: string;
            tax_code: string;
            address: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        Lead: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "bulk_order" | "campaign" | "career" | "rooms_bank" | "rooms_partner" | "rooms_project" | "trial_project" | "trial_tax";
            /** @enum {string} */
            state: "received" | "answered";
            /** @description The project or the trial it is about. */
            subject_id: number | null;
            sent_at: components["schemas"]["Instant"];
            answer_by: components["schemas"]["Instant"];
            answered_at: components["schemas"]["Instant"] | null;
            /** @description It had been received before. */
            repeated: boolean;
        };
        Trial: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            /** @description In the language of the request. */
            project_name: string;
            asked_at: components["schemas"]["Instant"];
        };
        TermsDocument: {
            category: components["schemas"]["TermsCategory"];
            summary: string;
            /** @description A text that no lawyer has read (D71). */
            sample: boolean;
            current: components["schemas"]["TermsVersion"];
            announced: components["schemas"]["TermsVersion"] | null;
        };
        TermsSection: {
            number: number;
            title: string;
            paragraphs: string[];
            points: string[];
        };
        TermsText: {
            category: components["schemas"]["TermsCategory"];
            summary: string;
            /** @description What is different from the version before. */
            changes: string | null;
            /** @description A text that no lawyer has read (D71). */
            sample: boolean;
            shown: components["schemas"]["TermsVersion"];
            sections: components["schemas"]["TermsSection"][];
            /** @description Newest first. */
            versions: components["schemas"]["TermsVersion"][];
        };
        Figures: {
            products: number;
            brands: number;
            designs: number;
            homes: number;
            contractors: number;
            articles: number;
        };
        /**
         * @description Folded title for addresses; Hangul is kept (3.7).
         * @example can-ho-hai-phong-ngu-anh-sang-dong
         */
        Slug: string;
        /** @description A match in UTF-16 units of the NFC text; `end` is exclusive. */
        TextRange: {
            /** @example 0 */
            start: number;
            /** @example 3 */
            end: number;
        };
        /** @description Matches of the query in the text beside it, in order, never overlapping. Empty when there is no query. */
        Highlights: components["schemas"]["TextRange"][];
        SearchHit: {
            id: components["schemas"]["Id"];
            title: string;
            slug: components["schemas"]["Slug"];
            excerpt: string;
            picture: components["schemas"]["Picture"];
            highlights: components["schemas"]["Highlights"];
        };
        /**
         * @description On sale while any option has stock.
         * @enum {string}
         */
        Availability: "on_sale" | "sold_out";
        RatingValue: {
            /** @description 0 when nobody has rated. One decimal. */
            average: number;
            count: number;
        };
        ProductHit: components["schemas"]["SearchHit"] & {
            brand_name: string;
            list_price: components["schemas"]["Money"];
            final_price: components["schemas"]["Money"];
            availability: components["schemas"]["Availability"];
            rating: components["schemas"]["RatingValue"];
        };
        SearchGroup: {
            items: components["schemas"]["SearchHit"][];
            total: number;
        };
        SearchResult: {
            /** @description What was searched for: trimmed, NFC. */
            query: string;
            total: number;
            products: {
                items: components["schemas"]["ProductHit"][];
                total: number;
            };
            designs: components["schemas"]["SearchGroup"];
            articles: components["schemas"]["SearchGroup"];
            interior_shares: components["schemas"]["SearchGroup"];
        };
        /** @enum {string} */
        RoomType: "living-room" | "bedroom" | "kitchen" | "bathroom" | "master-room" | "gym" | "multipurpose" | "living-kitchen" | "other";
        FurnitureDecorItem: {
            id: components["schemas"]["Id"];
            title: string;
            slug: components["schemas"]["Slug"];
            style: components["schemas"]["InteriorStyle"];
            room_type: components["schemas"]["RoomType"];
            product_count: number;
            price_from: components["schemas"]["Money"];
            thumbnail_item: {
                picture: components["schemas"]["Picture"];
                /** @description HTML in the language of the request; clients strip the tags for display. */
                content_lang: string;
            };
        };
        SimpleFurnitureDecorItem: {
            id: components["schemas"]["Id"];
            title: string;
            slug: components["schemas"]["Slug"];
        };
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
        /** @description A product of the shop standing in a picture of a design. */
        PlacedProduct: {
            id: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["Picture"];
            list_price: components["schemas"]["Money"];
            final_price: components["schemas"]["Money"];
            /** @description Place in the picture, from the left. */
            x: number;
            /** @description Place in the picture, from the top. */
            y: number;
        };
        DesignWithFurniture: components["schemas"]["SimpleDesign"] & {
            summary: string;
            products: components["schemas"]["PlacedProduct"][];
        };
        /** @enum {string} */
        DesignType: "whole-unit" | "by-room";
        /** @enum {string} */
        PlanType: "open-plan" | "separate-rooms" | "multi-floor";
        /**
         * @description Square metres; above 500 a price of construction is made on request (D95).
         * @enum {string}
         */
        AreaTier: "up-to-50" | "50-100" | "100-200" | "200-500" | "over-500";
        /** @enum {string} */
        DesignSort: "recommended" | "newest" | "liked" | "price-asc" | "price-desc" | "area-asc" | "area-desc";
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
        CountByChoice: {
            [key: string]: number;
        };
        /** @description Numbers by choice. */
        DesignCounts: {
            style: components["schemas"]["CountByChoice"];
            house_type: components["schemas"]["CountByChoice"];
            room_type: components["schemas"]["CountByChoice"];
            design_type: components["schemas"]["CountByChoice"];
            plan_type: components["schemas"]["CountByChoice"];
            area: components["schemas"]["CountByChoice"];
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
        /** @description One kind of file that the package holds. */
        PackageFile: {
            /** @enum {string} */
            kind: "render" | "plan" | "materials" | "estimate" | "licence";
            /** @enum {string} */
            format: "AVIF" | "WEBP" | "SVG" | "PDF" | "CSV" | "TXT";
            count: number;
        };
        /** @description What anybody sees of a design. */
        DesignPreview: components["schemas"]["DesignCard"] & {
            summary: string;
            designer: string;
            /** @description False once it is withdrawn. */
            is_on_sale: boolean;
            plan_type: components["schemas"]["PlanType"] | null;
            pictures: components["schemas"]["Picture"][];
            rooms: components["schemas"]["DesignRoomName"][];
            files: components["schemas"]["PackageFile"][];
        };
        /** @description Who sells designs, as anybody sees it. */
        DesignPartner: components["schemas"]["DesignPartnerName"] & {
            /**
             * Format: date-time
             * @description When the first of its designs went on sale.
             */
            since: string;
            /** @description The company of the directory that it is; null of a person and of one that is not listed. */
            company: {
                contractor_id: components["schemas"]["Id"];
                company_name: string;
            } | null;
            /** @description How many are on sale. */
            designs: number;
            /** @description Of what is on sale, the most frequent first. */
            styles: components["schemas"]["InteriorStyle"][];
            /** @description Homes that it is on sale for, the most frequent first. */
            house_types: components["schemas"]["HouseType"][];
            /** @description Of the first design on sale. */
            picture: components["schemas"]["Picture"] | null;
        };
        /**
         * @description Whether who asks may buy it: `direct`, `through-contractor` (D78), or why not: one's `own`, `owned` by having bought it, `ordered` and waiting for its money, or `withdrawn` from sale.
         * @enum {string}
         */
        DesignPurchase: "direct" | "through-contractor" | "own" | "owned" | "ordered" | "withdrawn";
        /** @description Of the drawing, from left and top. */
        RbrShare: number;
        RbrPlanRoom: {
            id: string;
            /** @description The room that can be furnished; null for halls, stairs and the like. */
            room_id: components["schemas"]["Id"] | null;
            name: string;
            /** @description Square metres. */
            area: number;
            x: components["schemas"]["RbrShare"];
            y: components["schemas"]["RbrShare"];
            box: {
                x: components["schemas"]["RbrShare"];
                y: components["schemas"]["RbrShare"];
                width: components["schemas"]["RbrShare"];
                height: components["schemas"]["RbrShare"];
            };
        };
        /** @description A floor's drawing and where its rooms lie on it. */
        DesignFloor: {
            id: string;
            plan: components["schemas"]["Picture"];
            rooms: components["schemas"]["RbrPlanRoom"][];
        };
        RoomMetres: number;
        /** @description Radians to the right of the picture's middle. */
        RoomYaw: number;
        /** @description Radians above the horizon. */
        RoomPitch: number;
        /** @description A product of the shop. */
        PieceAround: {
            product_id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            yaw: components["schemas"]["RoomYaw"];
            pitch: components["schemas"]["RoomPitch"];
            x: components["schemas"]["RoomMetres"];
            y: components["schemas"]["RoomMetres"];
        };
        DoorAround: {
            yaw: components["schemas"]["RoomYaw"];
            pitch: components["schemas"]["RoomPitch"];
            x: components["schemas"]["RoomMetres"];
            y: components["schemas"]["RoomMetres"];
            /** @description On to the other rooms of the home; a door to the outside does not, nor one to a bathroom of that room alone. */
            leads: boolean;
        };
        /** @description Where pieces and doors are seen in a room's panorama, and where they stand in the room from above: metres from its middle, x to the right and y away from its front. */
        RoomAround: {
            /** @description Of the room, in metres. */
            width: number;
            depth: number;
            /** @description Where one stands, and how far the picture's middle looks to the left of straight away from the front, in radians. */
            eye: {
                x: components["schemas"]["RoomMetres"];
                y: components["schemas"]["RoomMetres"];
                turn: components["schemas"]["RoomYaw"];
            };
            pieces: components["schemas"]["PieceAround"][];
            doors: components["schemas"]["DoorAround"][];
        };
        DesignRoom: components["schemas"]["DesignRoomName"] & {
            panorama: components["schemas"]["Picture"] | null;
            /** @description What is seen in the panorama; null without one. */
            around: components["schemas"]["RoomAround"] | null;
        };
        DesignPiece: components["schemas"]["PlacedProduct"] & {
            room_id: components["schemas"]["Id"];
            quantity: number;
        };
        EstimateLine: {
            code: string;
            /** @enum {string} */
            group: "surfaces" | "electric" | "water" | "joinery" | "site";
            name: string;
            /** @enum {string} */
            unit: "m2" | "m" | "piece" | "point" | "set";
            quantity: number;
            /** @description Without VAT. */
            unit_price: components["schemas"]["Money"];
            /** @description Without VAT. */
            amount: components["schemas"]["Money"];
        };
        /** @description What building it costs, as the file of the package says: `net` is the sum of the lines, `works` is `net` with VAT, `pieces` are the pieces of the shop at their prices of today, `total` is both. */
        DesignEstimate: {
            lines: components["schemas"]["EstimateLine"][];
            net: components["schemas"]["Money"];
            /** @description Basis points. */
            vat_rate: number;
            vat: components["schemas"]["Money"];
            works: components["schemas"]["Money"];
            pieces: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @description A company that buys and builds for members. */
        DesignContractor: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            city: string;
            logo: components["schemas"]["Picture"] | null;
        };
        /** @description What a member sees of a design besides its preview. */
        DesignDetail: {
            id: components["schemas"]["Id"];
            purchase: components["schemas"]["DesignPurchase"];
            floors: components["schemas"]["DesignFloor"][];
            rooms: components["schemas"]["DesignRoom"][];
            pieces: components["schemas"]["DesignPiece"][];
            /** @description Null above 500 m², where it is made on request (D95). */
            estimate: components["schemas"]["DesignEstimate"] | null;
            contractors: components["schemas"]["DesignContractor"][];
        };
        /** @description A file of a package as it lies in the archive. */
        PackageFileName: {
            path: string;
            /** @enum {string} */
            kind: "render" | "plan" | "materials" | "estimate" | "licence";
            /** @description In bytes. */
            size: number;
        };
        PackageFiles: {
            files: components["schemas"]["PackageFileName"][];
            /** @description Of the whole archive, in bytes. */
            size: number;
        };
        /**
         * @description Whether it can be downloaded now, or why not: every time `exhausted`, the date `expired`, or `locked` while its refund is decided.
         * @enum {string}
         */
        OwnedState: "available" | "exhausted" | "expired" | "locked";
        /** @description A design somebody bought. */
        OwnedDesign: {
            design: components["schemas"]["DesignCard"];
            state: components["schemas"]["OwnedState"];
            allowed_times: number;
            used_times: number;
            bought_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            /** @description From then on nothing is refunded (D23). */
            first_download_at: components["schemas"]["Instant"] | null;
        };
        DownloadExtension: {
            reason: string;
            requested_at: components["schemas"]["Instant"];
            decision: components["schemas"]["RefundAnswer"] | null;
            /** @description Why, in the words of staff. */
            answer: string | null;
            decided_at: components["schemas"]["Instant"] | null;
        };
        /** @description A download that used one time. */
        DownloadDone: {
            id: components["schemas"]["Id"];
            started_at: components["schemas"]["Instant"];
            /** @description Null while not everything has gone out. */
            finished_at: components["schemas"]["Instant"] | null;
            /** @description Browser and system, as they name themselves. */
            device: string;
        };
        /** @description A link that is good now. Its token was told once. */
        DownloadLink: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
        };
        OwnedDesignDetail: components["schemas"]["OwnedDesign"] & {
            /** @description What was asked last of staff once nothing could be downloaded any more; null when nothing was. */
            extension: components["schemas"]["DownloadExtension"] | null;
            downloads: components["schemas"]["DownloadDone"][];
            links: components["schemas"]["DownloadLink"][];
        };
        /** @description The secret part of a link; no list tells it again. */
        LinkToken: string;
        NewDownloadLink: {
            id: components["schemas"]["Id"];
            token: components["schemas"]["LinkToken"];
            expires_at: components["schemas"]["Instant"];
        };
        DownloadExtensionForm: {
            reason: string;
        };
        OpenedDownload: {
            url: string;
            /** @description In bytes. */
            size: number;
        };
        LargePictures: {
            /** @description Whether they can be read now. */
            shown: boolean;
            /** @description Which there are; `readLargePicture` counts them from 0. */
            pictures: components["schemas"]["Picture"][];
            /** @description What the member asked last. */
            request: {
                reason: string;
                requested_at: components["schemas"]["Instant"];
                /** @enum {string|null} */
                decision: "approve" | "reject" | null;
                answer: string | null;
                decided_at: components["schemas"]["Instant"] | null;
                shown_until: components["schemas"]["Instant"] | null;
            } | null;
        };
        LargePictureWish: {
            reason: string;
        };
        LargePictureCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description Who asks. */
            member: string;
            /** @description As it stands on the pictures. */
            member_number: string;
            design: components["schemas"]["RefundedDesign"];
            reason: string;
            requested_at: components["schemas"]["Instant"];
            answer: string | null;
            shown_until: components["schemas"]["Instant"] | null;
            decided: components["schemas"]["Decided"] | null;
        };
        LargePictureCaseList: {
            items: components["schemas"]["LargePictureCase"][];
            meta: components["schemas"]["PageMeta"];
        };
        Author: {
            name: string;
            avatar: components["schemas"]["Picture"] | null;
        };
        /**
         * @description Who took it away.
         * @enum {string}
         */
        CommentGone: "author" | "staff";
        /** @description Plain text. What is gone has no author and no words. */
        ShareReply: {
            id: components["schemas"]["Id"];
            author: components["schemas"]["Author"] | null;
            /** @description Whether who shows the home or sells the design wrote it. */
            by_home: boolean;
            mine: boolean;
            /** @description Whether it is one’s own and young enough to be changed. */
            editable: boolean;
            content: string | null;
            /**
             * @description In which its author reads Hiên.
             * @enum {string}
             */
            language: "vi" | "en" | "ko";
            created_at: components["schemas"]["Instant"];
            edited_at: components["schemas"]["Instant"] | null;
            gone: components["schemas"]["CommentGone"] | null;
        };
        ShareComment: components["schemas"]["ShareReply"] & {
            /** @description Of a reply, the comment it stands below. */
            parent_id: components["schemas"]["Id"] | null;
            replies: components["schemas"]["ShareReply"][];
        };
        ShareCommentList: {
            items: components["schemas"]["ShareComment"][];
            meta: components["schemas"]["PageMeta"];
            /** @description Comments and replies that stand. */
            count: number;
        };
        CommentWords: string;
        NewDesignComment: {
            design_id: components["schemas"]["Id"];
            parent_id: components["schemas"]["Id"] | null;
            content: components["schemas"]["CommentWords"];
            key: components["schemas"]["RequestKey"];
        };
        DesignPartnerApplication: {
            version: components["schemas"]["Version"];
            state: components["schemas"]["PartnerState"];
            /** @description Why it was refused, or stopped. */
            reason: string | null;
            sent_at: components["schemas"]["Instant"];
            /** @description Place in the queue, from 1; null when it does not wait. */
            place: number | null;
            studio_name: string;
            tax_code: string;
            phone: string;
            email: components["schemas"]["Email"];
            /** @description Years of work as a designer. */
            years: number;
            about: string;
            portfolio: string;
            samples: string[];
            papers: string[];
        };
        NewDesignPartnerApplication: {
            /** @description The name under which designs are sold. */
            studio_name: string;
            /** @description A company's ten digits, three more for a branch, or a person's twelve. */
            tax_code: string;
            phone: string;
            email: components["schemas"]["Email"];
            years: number;
            about: string;
            /** @description http or https; empty where there is none. */
            portfolio: string;
            /** @description Works, as addresses answered by /app/upload/private and /app/upload/private-document; staff alone see them. */
            samples: string[];
            /** @description A registration, certificates; a company sends at least one. */
            papers: string[];
            /**
             * @description Agreed to the seller terms in force.
             * @enum {boolean}
             */
            policy: true;
            key: components["schemas"]["RequestKey"];
        };
        /** @enum {string} */
        DesignWorkState: "draft" | "waiting" | "on_sale" | "off_sale" | "edit_request" | "rejected" | "deleted";
        /** @description A design as its partner looks after it. */
        OwnDesign: {
            id: components["schemas"]["Id"];
            /** @description What buyers know it by; null before staff have approved it. */
            design_id: components["schemas"]["Id"] | null;
            name: string;
            /** @description As buyers read it; null before staff have approved it. */
            number: string | null;
            /** @description The address of its cover. */
            picture: string | null;
            /** @description đồng. */
            price: number | null;
            state: components["schemas"]["DesignWorkState"];
            is_off: boolean;
            /** @description Why staff took it off sale; null while they do not keep it off. */
            withheld: string | null;
            /** @description Bought and not given back. */
            sold: number;
            /** @description How often its package was downloaded. */
            downloads: number;
            /** @description What buyers paid for it, in đồng. */
            sales: number;
        };
        OwnDesigns: {
            items: components["schemas"]["OwnDesign"][];
            /** @description The new design that is being written; null when there is none. */
            begun: {
                name: string;
                saved_at: components["schemas"]["Instant"];
            } | null;
        };
        DesignDraft: {
            /** @description The partner's design; null before a new one is sent for the first time. */
            id: components["schemas"]["Id"] | null;
            /** @description What buyers know it by; null before staff have approved it. */
            design_id: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
            state: components["schemas"]["DesignWorkState"];
            /** @description Taken off sale by its partner. */
            is_off: boolean;
            content: components["schemas"]["DesignContent"];
            /** @description What buyers see now; null when they see nothing. */
            live: components["schemas"]["DesignContent"] | null;
            /** @description Why staff refused what was sent last. */
            rejection: string | null;
            saved_at: components["schemas"]["Instant"] | null;
        };
        DesignDraftSave: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
            content: components["schemas"]["DesignContent"];
        };
        DesignDraftSend: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
            key: components["schemas"]["RequestKey"];
        };
        DesignDraftMove: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
        };
        DesignSale: {
            id: components["schemas"]["Id"];
            on_sale: boolean;
        };
        DesignOrderOfOwn: {
            /** @description All designs of the partner, the first on top. */
            ids: components["schemas"]["Id"][];
        };
        BuiltCard: {
            id: components["schemas"]["Id"];
            name: string;
            summary: string;
            /** @description Building or street. */
            location: string;
            city: string;
            house_type: components["schemas"]["HouseType"];
            style: components["schemas"]["InteriorStyle"];
            /** @description Square metres. */
            area: number;
            /** @description From the first drawing to the keys. */
            months: number;
            /** @description All that was paid, đồng with VAT. */
            cost: components["schemas"]["Money"];
            /** Format: date */
            finished_on: string;
            /** @description The home as its owners live in it, where it was photographed; cards show it. */
            cover: components["schemas"]["Picture"] | null;
            /** @description The first room that was kept from before. */
            picture: components["schemas"]["Picture"];
            /** @description The same room before the works. */
            before: components["schemas"]["Picture"] | null;
            /** @description A room of it was photographed between the works. */
            has_during: boolean;
        };
        BuiltProjectList: {
            items: components["schemas"]["BuiltCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A piece of the shop that is marked on a picture, at today's price. */
        SharePiece: {
            id: components["schemas"]["Id"];
            name: string;
            picture: components["schemas"]["Picture"];
            category_id: components["schemas"]["Id"];
            list_price: components["schemas"]["Money"];
            final_price: components["schemas"]["Money"];
            /** @description The first option there is a piece of; null when all are sold out. */
            option_id: components["schemas"]["Id"] | null;
        };
        /** @description Where a piece of the shop is seen in a picture, from the left and from the top, and the piece at today's price. */
        BuiltMark: {
            x: number;
            y: number;
            piece: components["schemas"]["SharePiece"];
        };
        /** @description Those of pieces that the shop shows. */
        BuiltMarks: components["schemas"]["BuiltMark"][];
        BuiltPhoto: {
            picture: components["schemas"]["Picture"];
            marks: components["schemas"]["BuiltMarks"];
        };
        /** @description What was paid for; the parts add up to the cost. */
        BuiltCost: {
            /** @enum {string} */
            kind: "design" | "works" | "joinery" | "pieces";
            amount: components["schemas"]["Money"];
        };
        BuiltPhase: {
            /** @enum {string} */
            kind: "drawing" | "clearing" | "services" | "finishing" | "fitting";
            weeks: number;
        };
        BuiltRoom: {
            room_type: components["schemas"]["RoomType"];
            name: string;
            /** @description Square metres. */
            area: number;
            after: components["schemas"]["Picture"];
            /** @description The same room between the works, from the same place. */
            during: components["schemas"]["Picture"] | null;
            /** @description The same room before the works, from the same place. */
            before: components["schemas"]["Picture"] | null;
            /** @description What the owner says of it. */
            words: string | null;
            /** @description On the picture `after`. */
            marks: components["schemas"]["BuiltMarks"];
        };
        /** @description The company that built it. */
        BuiltBy: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            city: string;
            logo: components["schemas"]["Picture"] | null;
            rating: number;
            review_count: number;
        };
        BuiltDetail: components["schemas"]["BuiltCard"] & {
            /** @description The home as its owners live in it, `cover` first. */
            photos: components["schemas"]["BuiltPhoto"][];
            story: string;
            costs: components["schemas"]["BuiltCost"][];
            phases: components["schemas"]["BuiltPhase"][];
            built_rooms: components["schemas"]["BuiltRoom"][];
            company: components["schemas"]["BuiltBy"];
        };
        BuiltProject: components["schemas"]["BuiltDetail"] & {
            /** @description The design after which it was built. */
            design: components["schemas"]["SimpleDesign"];
        };
        /** @description A place on a team. */
        Job: {
            id: components["schemas"]["Id"];
            team: components["schemas"]["JobTeam"];
            /** @enum {string} */
            type: "full-time" | "part-time" | "internship";
            title: string;
            summary: string;
            place: string;
            /** @description Đồng a month, before tax. */
            pay: {
                from: number;
                to: number;
            };
            /**
             * Format: date
             * @description The day it was opened.
             */
            posted_on: string;
        };
        JobList: {
            items: components["schemas"]["Job"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A job as its own page tells it. */
        JobDetail: components["schemas"]["Job"] & {
            tasks: string[];
            asks: string[];
            offers: string[];
        };
        /** @enum {string} */
        JobApplicationState: "received" | "invited" | "declined";
        /** @description A member's application for a job, as its sender sees it. */
        JobApplication: {
            id: components["schemas"]["Id"];
            job_id: components["schemas"]["Id"];
            state: components["schemas"]["JobApplicationState"];
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            message: string;
            /** @description Address of a private document. */
            cv: string;
            /** @description What staff wrote. */
            answer: string | null;
            sent_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
        };
        JobApplicationForm: {
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            message: string;
            /** @description The address that uploadPrivateDocument gave. */
            cv: string;
            /**
             * @description May be called back; the privacy policy in force was agreed to.
             * @enum {boolean}
             */
            consent: true;
        };
        /** @description An application as staff see it. */
        JobApplicationCase: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["JobApplicationState"];
            job_id: components["schemas"]["Id"];
            /** @description In the language of the request; null for a job that is not open any more. */
            job_title: string | null;
            name: string;
            phone: string;
            email: components["schemas"]["Email"];
            /** @enum {string} */
            language: "vi" | "en" | "ko";
            message: string;
            /** @description Address of a private document. */
            cv: string;
            answer: string | null;
            sent_at: components["schemas"]["Instant"];
            decided: components["schemas"]["Decided"] | null;
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
        ShareLikeForm: {
            id: components["schemas"]["Id"];
            /** @description How it shall be. */
            liked: boolean;
        };
        ShareLike: {
            id: components["schemas"]["Id"];
            liked: boolean;
            /** @description Of everybody together. */
            likes: number;
        };
        ShareViewForm: {
            id: components["schemas"]["Id"];
        };
        MyHomes: {
            items: components["schemas"]["InteriorShare"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                shared: number;
                liked: number;
                saved: number;
            };
        };
        NewShareComment: {
            share_id: components["schemas"]["Id"];
            parent_id: components["schemas"]["Id"] | null;
            content: components["schemas"]["CommentWords"];
            key: components["schemas"]["RequestKey"];
        };
        ShareCommentChange: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["CommentWords"];
        };
        ShareCommentChoice: {
            id: components["schemas"]["Id"];
        };
        DeletedShareComment: {
            id: components["schemas"]["Id"];
        };
        NewCommunityReport: {
            /** @description Null of a comment below a design. */
            share_id: components["schemas"]["Id"] | null;
            /** @description Null reports the home itself. */
            comment_id: components["schemas"]["Id"] | null;
            reason: components["schemas"]["CommunityReportReason"];
            /** @description What the member adds; staff alone read it. */
            words: string;
        };
        CommunityReport: {
            /** @description Null of a comment below a design. */
            share_id: components["schemas"]["Id"] | null;
            comment_id: components["schemas"]["Id"] | null;
            reason: components["schemas"]["CommunityReportReason"];
            reported_at: components["schemas"]["Instant"];
        };
        MyRemoval: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "removed" | "appealed" | "restored" | "upheld";
            target: components["schemas"]["ModerationTarget"];
            /** @description Of a home, the post that it was published from. */
            post_id: components["schemas"]["Id"] | null;
            /** @description Of the home. */
            title: string;
            /** @description One’s own words, in plain text. */
            content: string;
            pictures: components["schemas"]["Picture"][];
            rule: components["schemas"]["CommunityReportReason"];
            quote: string;
            removed_at: components["schemas"]["Instant"];
            appeal_until: components["schemas"]["Instant"];
            appealable: boolean;
            appeal: string | null;
            appealed_at: components["schemas"]["Instant"] | null;
            /** @description In the words of staff. */
            answer: string | null;
            answered_at: components["schemas"]["Instant"] | null;
            /** @description Who removed it answered the appeal too. */
            same_person: boolean;
        };
        MyRemovalList: {
            items: components["schemas"]["MyRemoval"][];
            meta: components["schemas"]["PageMeta"];
        };
        Appeal: {
            words: string;
        };
        ModerationCounts: {
            reports: number;
            removed: number;
            /** @description After an appeal. */
            restored: number;
        };
        ModerationNumbers: {
            months: {
                month: string;
                reports: number;
                removed: number;
                restored: number;
                /** @description Of paid places of contractors. */
                ads: components["schemas"]["ModerationCounts"];
                /** @description Of construction reviews, which their companies wanted removed. */
                reviews: components["schemas"]["ModerationCounts"];
            }[];
        };
        /** @enum {string} */
        PostState: "draft" | "published" | "changed" | "taken-back" | "removed";
        PostCard: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            state: components["schemas"]["PostState"];
            title: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description Its address; null before it was shown. */
            slug: string | null;
            updated_at: components["schemas"]["Instant"];
            published_at: components["schemas"]["Instant"] | null;
            /** @description When it is published by itself; one that lacks something at its hour loses it. */
            publish_at: components["schemas"]["Instant"] | null;
            likes: number;
            comments: number;
            views: number;
        };
        PostList: {
            items: components["schemas"]["PostCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Where something stands on a picture, in shares from its top left; a piece of the shop, or the author's words. */
        PostMark: {
            /** @description Its place among the pictures. */
            picture: number;
            x: number;
            y: number;
            product_id: components["schemas"]["Id"] | null;
            label: string;
        };
        NewPost: {
            title: string;
            /** @description HTML; cleaned before it is kept. */
            body: string;
            house_type: components["schemas"]["HouseType"] | null;
            style: components["schemas"]["InteriorStyle"] | null;
            /** @description m². */
            area: number | null;
            city: string | null;
            /** @description Đồng. */
            cost: number | null;
            pictures: components["schemas"]["PostPictureAddress"][];
            marks: components["schemas"]["PostMark"][];
            before: components["schemas"]["PostPictureAddress"] | null;
            hashtags: string[];
            key: components["schemas"]["RequestKey"];
        };
        Post: components["schemas"]["PostCard"] & {
            body: string;
            house_type: components["schemas"]["HouseType"] | null;
            style: components["schemas"]["InteriorStyle"] | null;
            area: number | null;
            city: string | null;
            cost: number | null;
            pictures: components["schemas"]["Picture"][];
            /** @description A piece of the shop has its name as label. */
            marks: components["schemas"]["PostMark"][];
            before: components["schemas"]["Picture"] | null;
            hashtags: string[];
        };
        PostSave: {
            title: string;
            /** @description HTML; cleaned before it is kept. */
            body: string;
            house_type: components["schemas"]["HouseType"] | null;
            style: components["schemas"]["InteriorStyle"] | null;
            /** @description m². */
            area: number | null;
            city: string | null;
            /** @description Đồng. */
            cost: number | null;
            pictures: components["schemas"]["PostPictureAddress"][];
            marks: components["schemas"]["PostMark"][];
            before: components["schemas"]["PostPictureAddress"] | null;
            hashtags: string[];
            expected_version: components["schemas"]["Version"];
        };
        PostMoveForm: {
            /** @enum {string} */
            move: "publish" | "take-back" | "delete";
            expected_version: components["schemas"]["Version"];
        };
        PostPlanForm: {
            publish_at: components["schemas"]["Instant"] | null;
            expected_version: components["schemas"]["Version"];
        };
        /** @description A mark on a picture: where something stands, from the left and from the top, and either the piece of the shop that it is or what the author calls it. */
        ShareTag: {
            x: number;
            y: number;
            product_id: components["schemas"]["Id"] | null;
            label: string;
        };
        SharePicture: {
            picture: components["schemas"]["Picture"];
            tags: components["schemas"]["ShareTag"][];
        };
        /** @description A shared home as its page shows it. `slug` is today's, whatever address it was asked by. */
        ShareDetail: components["schemas"]["InteriorShare"] & {
            /** @description HTML. */
            body: string;
            /** @description When its author last changed what readers see; what readers do changes nothing of it. */
            updated_at: components["schemas"]["Instant"];
            /** @description What the works and the furniture cost, as the author says it. */
            cost: number | null;
            pictures: components["schemas"]["SharePicture"][];
            /** @description The room of the first picture before the works. */
            before: components["schemas"]["Picture"] | null;
            hashtags: string[];
            pieces_shown: components["schemas"]["SharePiece"][];
            related: components["schemas"]["InteriorShare"][];
        };
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
        /** @description A text named beside another one. */
        ArticleLink: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            title: string;
            picture: components["schemas"]["Picture"];
        };
        ArticleDetail: components["schemas"]["Article"] & {
            /** @description HTML in the language of the request; clients show the tags they know and nothing else. */
            body: string;
            updated_at: components["schemas"]["Instant"];
            /** @description Pieces of the shop that the text or its pictures show. */
            product_ids: components["schemas"]["Id"][];
            /** @description Published before this one. */
            previous: components["schemas"]["ArticleLink"] | null;
            /** @description Published after this one. */
            next: components["schemas"]["ArticleLink"] | null;
            /** @description Of the same kind, the newest. */
            related: components["schemas"]["Article"][];
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
        EssayDetail: components["schemas"]["Essay"] & {
            /** @description HTML in the language of the request; clients show the tags they know and nothing else. */
            body: string;
            updated_at: components["schemas"]["Instant"];
            /** @description Published before this one. */
            previous: components["schemas"]["ArticleLink"] | null;
            /** @description Published after this one. */
            next: components["schemas"]["ArticleLink"] | null;
        };
        /** @description Points of the published formula, whole numbers; together they are the score that the list is ordered by. */
        OrganicPoints: {
            rating: number;
            projects: number;
            answer: number;
            profile: number;
        };
        /** @description Why the company stands where it stands. */
        ContractorPlace: {
            /** @enum {string} */
            by: "payment" | "merit";
            /** @description Of a bought place: 1 to 10 premium, 11 to 50 gold, from 51 basic. */
            position: number | null;
            /**
             * @description What lifted it most.
             * @enum {string|null}
             */
            strongest: "rating" | "projects" | "answer" | "profile" | null;
            /** @description What each part gave of a place by merit; null of a bought one, and before it was counted. */
            points: components["schemas"]["OrganicPoints"] | null;
        };
        ContractorRange: {
            from: number | null;
            to: number | null;
        };
        ContractorCard: {
            id: components["schemas"]["Id"];
            name: string;
            place: components["schemas"]["ContractorPlace"];
            logo: components["schemas"]["Picture"] | null;
            pictures: components["schemas"]["Picture"][];
            city: string;
            work_cities: string[];
            styles: components["schemas"]["InteriorStyle"][];
            services: components["schemas"]["ContractorService"][];
            house_types: components["schemas"]["HouseType"][];
            budget: components["schemas"]["ContractorRange"] | null;
            area: components["schemas"]["ContractorRange"] | null;
            rating: number;
            review_count: number;
            project_count: number;
            verified_projects: number;
            experience_years: number;
            /** @description The day of its registration. */
            registered_on: string | null;
            /** @description Median time to the first answer. */
            answer_minutes: number | null;
            facts: components["schemas"]["CheckedFact"][];
        };
        ContractorList: {
            items: components["schemas"]["ContractorCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        ContractorDetail: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            /** @description Under which it stood here before, the latest first; its reviews and gravestones came along (docs/adr/0142). */
            former_names: {
                name: string;
                /** Format: date */
                until: string;
            }[];
            email_contractor: components["schemas"]["Email"];
            company_phone: string;
            user_id: components["schemas"]["Id"];
            user: {
                first_name: string;
                last_name: string;
            };
            website: string | null;
            address: string;
            introduction: string;
            hotline: string | null;
            tax_code: string;
            /** @description People who work there. */
            team_size: number | null;
            languages: components["schemas"]["CompanyLanguage"][];
            logo: components["schemas"]["Picture"] | null;
            pictures: components["schemas"]["Picture"][];
            city: string;
            work_cities: string[];
            styles: components["schemas"]["InteriorStyle"][];
            services: components["schemas"]["ContractorService"][];
            house_types: components["schemas"]["HouseType"][];
            budget: components["schemas"]["ContractorRange"] | null;
            area: components["schemas"]["ContractorRange"] | null;
            rating: number;
            review_count: number;
            project_count: number;
            verified_projects: number;
            experience_years: number;
            /** @description The day of its registration. */
            registered_on: string | null;
            /** @description Median time to the first answer. */
            answer_minutes: number | null;
            facts: components["schemas"]["CheckedFact"][];
        };
        ContractorCount: {
            contractor_id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "number_of_emails" | "number_of_calls" | "number_of_website_clicks" | "number_of_views";
            /** @enum {string|null} */
            ad_type?: "basic" | "gold" | "premium" | null;
        };
        ProjectCard: {
            id: components["schemas"]["Id"];
            name: string;
            district: string;
            city: string;
            style: components["schemas"]["InteriorStyle"];
            house_type: components["schemas"]["HouseType"];
            /** @description Square metres of the home. */
            area: number;
            /** @description How long the works took. */
            months: number;
            cost: components["schemas"]["CostRange"];
            cover: components["schemas"]["Picture"];
            /** @description One of its pictures shows the room before the works too. */
            has_before: boolean;
            /**
             * Format: date
             * @description Completed or reviewed on (D81).
             */
            reviewed_on: string;
            /** @description The day on which staff have seen it. */
            checked_on: string | null;
        };
        ProjectList: {
            items: components["schemas"]["ProjectCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        ReviewedCompany: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            logo: components["schemas"]["Picture"] | null;
            /** @description It has a page of its own. */
            listed: boolean;
        };
        OwnPapers: {
            company: components["schemas"]["ReviewedCompany"];
            facts: components["schemas"]["CheckedFact"][];
            /** @description The last one for each fact. */
            sent: components["schemas"]["SentPaper"][];
        };
        NewPaper: {
            paper: components["schemas"]["PaperToSend"];
            until: string | null;
            /** @description Addresses that uploadPrivate and uploadPrivateDocument gave. */
            files: string[];
            key: components["schemas"]["RequestKey"];
        };
        /** @enum {string} */
        ProjectState: "draft" | "waiting" | "shown" | "edit_request" | "rejected" | "deleted";
        /** @description A project as its company looks after it. */
        OwnProject: {
            project: components["schemas"]["ProjectCard"];
            shown: boolean;
            state: components["schemas"]["ProjectState"];
        };
        OwnPortfolio: {
            company: components["schemas"]["ReviewedCompany"];
            items: components["schemas"]["OwnProject"][];
            /** @description The new project that is being written; null when there is none. */
            begun: {
                name: string;
                saved_at: components["schemas"]["Instant"];
            } | null;
        };
        PortfolioOrder: {
            /** @description All projects of the company, the first on top. */
            ids: components["schemas"]["Id"][];
        };
        ShownProject: {
            id: components["schemas"]["Id"];
            shown: boolean;
        };
        ContractorApplication: {
            contractor_id: components["schemas"]["Id"];
            state: components["schemas"]["PartnerState"];
            sent_at: components["schemas"]["Instant"];
            /** @description Place in the queue, from 1; null when it does not wait. */
            place: number | null;
            /** @description Why staff refused it. */
            rejection: string | null;
            company_name: string;
            tax_code: string;
            representative: string;
            registered_on: string | null;
            address: string;
            city: string;
            work_cities: string[];
            services: components["schemas"]["ContractorService"][];
            company_phone: string;
            email: components["schemas"]["Email"];
            website: string;
            papers: string[];
        };
        NewContractorApplication: {
            company_name: string;
            /** @description Of a company, ten digits; a branch has three more. */
            tax_code: string;
            /** @description Legal representative, as the registration names them. */
            representative: string;
            /**
             * Format: date
             * @description The day of the registration.
             */
            registered_on: string;
            address: string;
            city: string;
            work_cities: string[];
            services: components["schemas"]["ContractorService"][];
            company_phone: string;
            email: components["schemas"]["Email"];
            /** @description http or https; empty where there is none. */
            website: string;
            /** @description Addresses answered by /app/upload/private and /app/upload/private-document; staff alone read them. */
            papers: string[];
            /**
             * @description What was sent is true and may be looked up.
             * @enum {boolean}
             */
            consent: true;
            key: components["schemas"]["RequestKey"];
        };
        CompanyDraft: {
            version: components["schemas"]["Version"];
            /** @enum {string} */
            state: "draft" | "waiting" | "rejected";
            content: components["schemas"]["CompanyContent"];
            /** @description What visitors see now. */
            live: components["schemas"]["CompanyContent"];
            /** @description Why staff refused what was sent last. */
            rejection: string | null;
            /** @description Since when it waits for staff; null while nothing does. */
            sent_at: components["schemas"]["Instant"] | null;
            saved_at: components["schemas"]["Instant"] | null;
        };
        CompanyDraftSave: {
            expected_version: components["schemas"]["Version"];
            content: components["schemas"]["CompanyContent"];
        };
        CompanyDraftSend: {
            expected_version: components["schemas"]["Version"];
            key: components["schemas"]["RequestKey"];
        };
        CompanyDraftMove: {
            expected_version: components["schemas"]["Version"];
        };
        ProjectDraft: {
            /** @description The project; null before a new one is sent for the first time. */
            id: components["schemas"]["Id"] | null;
            version: components["schemas"]["Version"];
            state: components["schemas"]["ProjectState"];
            content: components["schemas"]["ProjectContent"];
            /** @description What visitors see now; null when they see nothing. */
            live: components["schemas"]["ProjectContent"] | null;
            /** @description Why staff refused what was sent last. */
            rejection: string | null;
            /** @description Of what was sent last. */
            copies: components["schemas"]["PictureCopy"][];
            saved_at: components["schemas"]["Instant"] | null;
        };
        ProjectDraftSave: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
            content: components["schemas"]["ProjectContent"];
        };
        ProjectDraftSend: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
            key: components["schemas"]["RequestKey"];
        };
        ProjectDraftMove: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
        };
        ProjectPicture: {
            after: components["schemas"]["Picture"];
            /** @description Taken while the works went on. */
            during: boolean;
            before: components["schemas"]["Picture"] | null;
        };
        ProjectCompany: {
            id: components["schemas"]["Id"];
            name: string;
            logo: components["schemas"]["Picture"] | null;
            city: string;
            rating: number;
            review_count: number;
            project_count: number;
        };
        ProjectDetail: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Building or street. */
            location: string;
            district: string;
            city: string;
            description: string;
            style: components["schemas"]["InteriorStyle"];
            house_type: components["schemas"]["HouseType"];
            /** @description Square metres of the home. */
            area: number;
            /** @description Square metres that were built on. */
            construction_area: number;
            months: number;
            cost: components["schemas"]["CostRange"];
            pictures: components["schemas"]["ProjectPicture"][];
            /**
             * Format: date
             * @description Completed or reviewed on (D81).
             */
            reviewed_on: string;
            checked_on: string | null;
            company: components["schemas"]["ProjectCompany"];
        };
        /**
         * @description A rule by which staff took it away, or its writer took it back.
         * @enum {string}
         */
        ReviewGoneReason: "not-a-customer" | "insult" | "personal-data" | "advertising" | "withdrawn";
        /** @description What is left of a review that staff took away or its writer took back. */
        ReviewRemoval: {
            /** Format: date */
            on: string;
            rule: components["schemas"]["ReviewGoneReason"];
        };
        /** @enum {string} */
        ReviewStyle: "modern" | "scandinavian" | "luxury" | "industrial" | "classic" | "other";
        /** @description The company's one answer. */
        CompanyReply: {
            content: string;
            created_at: components["schemas"]["Instant"];
        };
        /** @description One customer's word on one home. Of a removed one only its day, its rule and its stars are left, and the stars count no more. */
        ConstructionReview: {
            id: components["schemas"]["Id"];
            rating: number;
            created_at: components["schemas"]["Instant"];
            /** @description When its writer last changed it. */
            edited_at: components["schemas"]["Instant"] | null;
            /** @description The day on which staff saw a contract or an invoice for it; null without one, and of a removed one. */
            proven_on: string | null;
            removed: components["schemas"]["ReviewRemoval"] | null;
            /** @description Shortened name. */
            author: string | null;
            content: string | null;
            building: string | null;
            district: string | null;
            city: string | null;
            /** @description Square metres. */
            area: number | null;
            style: components["schemas"]["ReviewStyle"] | null;
            house_type: components["schemas"]["HouseType"] | null;
            months: number | null;
            cost: components["schemas"]["CostRange"] | null;
            pictures: components["schemas"]["Picture"][];
            reply: components["schemas"]["CompanyReply"] | null;
        };
        ConstructionReviewSummary: {
            average: number;
            /** @description Reviews that stand. */
            count: number;
            /** @description Of them with a contract or an invoice. */
            proven: number;
            /** @description Reviews that are gone. */
            removed: number;
            /** @description Five entries, from 5 stars to 1. */
            histogram: {
                stars: number;
                count: number;
            }[];
        };
        ConstructionReviewList: {
            items: components["schemas"]["ConstructionReview"][];
            meta: components["schemas"]["PageMeta"];
            summary: components["schemas"]["ConstructionReviewSummary"];
        };
        Words: string;
        /** @description Addresses answered by /aws/upload. */
        UploadedImages: string[];
        NewConstructionReview: {
            contractor_id: components["schemas"]["Id"];
            rating: number;
            /** @description For staff alone. */
            phone: string;
            building: string;
            district: string;
            city: string;
            area: number;
            style: components["schemas"]["ReviewStyle"];
            house_type: components["schemas"]["HouseType"];
            period_months: number;
            /** @description đồng. */
            cost_from: number;
            /** @description đồng, not less than cost_from. */
            cost_to: number;
            review: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
            key: components["schemas"]["RequestKey"];
        };
        MyReviewRemoval: {
            state: components["schemas"]["ConstructionRemovalState"];
            rule: components["schemas"]["ReviewRule"];
            requested_at: components["schemas"]["Instant"];
            /** @description Why, in the words of staff. */
            decision: string | null;
            decided_at: components["schemas"]["Instant"] | null;
        };
        ReceivedConstructionReview: {
            review: components["schemas"]["ConstructionReview"];
            /** @description What the company asked for, and what staff decided. */
            removal: components["schemas"]["MyReviewRemoval"] | null;
        };
        ReceivedConstructionReviewList: {
            company: components["schemas"]["ReviewedCompany"];
            items: components["schemas"]["ReceivedConstructionReview"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                all: number;
                unanswered: number;
                asked: number;
            };
        };
        /** @enum {string} */
        ConstructionReviewState: "published" | "asked" | "removed" | "withdrawn";
        /** @enum {string} */
        ReviewChangeRefusal: "gone" | "asked" | "answered" | "late";
        MyRemovalAppeal: {
            words: string;
            at: components["schemas"]["Instant"];
            answer: string | null;
            answered_at: components["schemas"]["Instant"] | null;
        };
        /** @description Never with its files. */
        MyReviewEvidence: {
            state: components["schemas"]["ReviewEvidenceState"];
            kind: components["schemas"]["ReviewEvidenceKind"];
            /** @description How often papers were sent. */
            tries: number;
            sent_at: components["schemas"]["Instant"];
            decided_at: components["schemas"]["Instant"] | null;
            /** @description Why not, in the words of staff. */
            reason: string | null;
        };
        /** @enum {string} */
        EvidenceRefusal: "gone" | "waiting" | "confirmed" | "tries";
        MyConstructionReview: {
            /** @description With its words, also where others read them no more. */
            review: components["schemas"]["ConstructionReview"];
            company: components["schemas"]["ReviewedCompany"];
            state: components["schemas"]["ConstructionReviewState"];
            edit_until: components["schemas"]["Instant"];
            edit_refused: components["schemas"]["ReviewChangeRefusal"] | null;
            withdraw_refused: components["schemas"]["ReviewChangeRefusal"] | null;
            /** @description What the company asked for, and what staff decided. */
            removal: components["schemas"]["MyReviewRemoval"] | null;
            /** @description What the writer said against its removal, and what staff answered. */
            appeal: components["schemas"]["MyRemovalAppeal"] | null;
            /** @description Null where its removal cannot be appealed, or no longer. */
            appeal_until: components["schemas"]["Instant"] | null;
            /** @description What the writer sent to show that they were a customer. */
            evidence: components["schemas"]["MyReviewEvidence"] | null;
            /** @description Why nothing can be sent. */
            evidence_refused: components["schemas"]["EvidenceRefusal"] | null;
        };
        MyConstructionReviewList: {
            items: components["schemas"]["MyConstructionReview"][];
            meta: components["schemas"]["PageMeta"];
            counts: {
                published: number;
                asked: number;
                removed: number;
                withdrawn: number;
            };
        };
        /** @description A company that the member wrote to and has not reviewed yet. */
        CompanyToReview: {
            company: components["schemas"]["ReviewedCompany"];
            /** @description The latest conversation. */
            message_id: components["schemas"]["Id"];
            wrote_at: components["schemas"]["Instant"];
            /** @description The company wrote back. */
            answered: boolean;
        };
        CompanyToReviewList: {
            items: components["schemas"]["CompanyToReview"][];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description All but the home, which it is about, and the number for staff. */
        ChangedConstructionReview: {
            id: components["schemas"]["Id"];
            rating: number;
            area: number;
            style: components["schemas"]["ReviewStyle"];
            house_type: components["schemas"]["HouseType"];
            period_months: number;
            /** @description đồng. */
            cost_from: number;
            /** @description đồng. */
            cost_to: number;
            review: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
        };
        NewReviewEvidence: {
            /** @description The review. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReviewEvidenceKind"];
            /** @description Addresses that uploadPrivate and uploadPrivateDocument gave. */
            files: string[];
            key: components["schemas"]["RequestKey"];
        };
        WithdrawnConstructionReview: {
            id: components["schemas"]["Id"];
        };
        NewConstructionReply: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
        };
        ConstructionRemovalRequest: {
            id: components["schemas"]["Id"];
            rule: components["schemas"]["ReviewRule"];
            words: components["schemas"]["Words"];
        };
        RequestedConstructionRemoval: {
            /** @description The review. */
            id: components["schemas"]["Id"];
            state: components["schemas"]["ConstructionRemovalState"];
            rule: components["schemas"]["ReviewRule"];
        };
        RemovalAppealForm: {
            /** @description The review. */
            id: components["schemas"]["Id"];
            words: string;
        };
        /**
         * @description Seen in the directory, opened, and each way to get in touch.
         * @enum {string}
         */
        AdChannel: "impression" | "profile" | "website" | "phone" | "email";
        AdEvents: {
            events: {
                contractor_id: components["schemas"]["Id"];
                channel: components["schemas"]["AdChannel"];
                /** @description The city whose directory it was. */
                city?: string;
            }[];
        };
        AdReportForm: {
            contractor_id: components["schemas"]["Id"];
            city: string;
            reason: components["schemas"]["AdReportReason"];
            words: string;
            device: string;
        };
        AdReport: {
            contractor_id: components["schemas"]["Id"];
            reason: components["schemas"]["AdReportReason"];
            reported_at: components["schemas"]["Instant"];
            due_at: components["schemas"]["Instant"];
        };
        AdAppealForm: {
            id: components["schemas"]["Id"];
            words: string;
        };
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
        RefusedPlaces: {
            items: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        PlaceRefusal: {
            contractor_id: components["schemas"]["Id"];
            refused: boolean;
        };
        /** @description What a square metre cost, from construction reviews (docs/adr/0077). */
        CostTruth: {
            /** @description đồng per m². */
            lower: number;
            median: number;
            upper: number;
            /** @description Reviews behind it. */
            n: number;
            companies: number;
            /** @description Reviews far off the others. */
            far_off: number;
            years: {
                from: number;
                to: number;
            };
        };
        /** @description Where projects stand (docs/adr/0139). */
        WorkMap: {
            /** @description The most projects first. */
            cities: {
                city: string;
                projects: number;
                companies: number;
            }[];
            /** @description Of the city that was named, as its companies type them; none of fewer than three projects. */
            districts: {
                district: string;
                projects: number;
                /** @description Of the directory of that city, that show one there; what listContractors finds by it. */
                companies: number;
            }[];
            /** @description Projects of its other districts together. */
            elsewhere: number;
        };
        InboxMessage: {
            /** @enum {string} */
            target_type: "contractor";
            contractor_id: components["schemas"]["Id"];
            /** @description A digit and no lowercase letters (D59). */
            phone_number: string;
            email: components["schemas"]["Email"];
            content: components["schemas"]["Words"];
            images: {
                /** @description Address answered by /aws/upload. */
                images: string;
            }[];
            /** @description Designs the message is about, bought through the contractor (D78). */
            design_ids?: components["schemas"]["Id"][];
            key?: components["schemas"]["RequestKey"];
        };
        SentMessage: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        InboxState: "unread" | "read";
        /**
         * @description Whether the conversation came to a company of the member, or was begun by the member.
         * @enum {string}
         */
        InboxSide: "received" | "sent";
        InboxCompany: {
            contractor_id: components["schemas"]["Id"];
            company_name: string;
            logo: components["schemas"]["Picture"] | null;
        };
        InboxPerson: {
            first_name: string;
            last_name: string;
            avatar: components["schemas"]["Picture"] | null;
        };
        InboxItem: {
            id: components["schemas"]["Id"];
            side: components["schemas"]["InboxSide"];
            state: components["schemas"]["InboxState"];
            contractor: components["schemas"]["InboxCompany"];
            sender: components["schemas"]["InboxPerson"];
            /** @description Beginning of what was said last. */
            excerpt: string;
            last_by_me: boolean;
            picture_count: number;
            reply_count: number;
            last_at: components["schemas"]["Instant"];
            created_at: components["schemas"]["Instant"];
        };
        InboxList: {
            items: components["schemas"]["InboxItem"][];
            meta: components["schemas"]["PageMeta"];
            /** @description Of all conversations, whatever is filtered. */
            unread: number;
        };
        InboxDesign: {
            id: components["schemas"]["Id"];
            title: string;
            picture: components["schemas"]["Picture"];
        };
        InboxWords: {
            /** @description In the conversation, from 1. */
            position: number;
            mine: boolean;
            author_name: string;
            content: string;
            images: components["schemas"]["Picture"][];
            created_at: components["schemas"]["Instant"];
        };
        InboxThread: {
            id: components["schemas"]["Id"];
            side: components["schemas"]["InboxSide"];
            state: components["schemas"]["InboxState"];
            contractor: components["schemas"]["InboxCompany"];
            sender: components["schemas"]["InboxPerson"];
            /** @description As the sender gave it. */
            phone_number: string;
            email: components["schemas"]["Email"];
            /** @description Designs the sender asks about (D78). */
            designs: components["schemas"]["InboxDesign"][];
            messages: components["schemas"]["InboxWords"][];
            created_at: components["schemas"]["Instant"];
        };
        InboxRead: {
            id: components["schemas"]["Id"];
        };
        InboxReadState: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["InboxState"];
            unread: number;
        };
        InboxReply: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
            key: components["schemas"]["RequestKey"];
        };
        /** @enum {string} */
        SupportState: "unanswered" | "answered";
        /** @enum {string} */
        SupportCategory: "delivery" | "order" | "cancel" | "refund" | "change" | "account" | "membership" | "payment" | "item" | "others" | "coupon_point";
        SupportPostItem: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["SupportCategory"];
            title: string;
            /** @description Beginning of what was said last. */
            excerpt: string;
            state: components["schemas"]["SupportState"];
            /** @description Answers and further questions. */
            message_count: number;
            picture_count: number;
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        SupportPostList: {
            items: components["schemas"]["SupportPostItem"][];
            meta: components["schemas"]["PageMeta"];
        };
        SupportWords: {
            position: number;
            /** @enum {string} */
            by: "member" | "staff";
            /** @description Of staff the name of the house alone. */
            author_name: string;
            content: string;
            images: components["schemas"]["Picture"][];
            created_at: components["schemas"]["Instant"];
        };
        SupportPost: {
            id: components["schemas"]["Id"];
            category: components["schemas"]["SupportCategory"];
            title: string;
            state: components["schemas"]["SupportState"];
            /** @description Grows with every change. */
            version: number;
            /** @description Nobody has answered yet. */
            editable: boolean;
            /** @description What was asked first, then what was said since. */
            messages: components["schemas"]["SupportWords"][];
            created_at: components["schemas"]["Instant"];
            updated_at: components["schemas"]["Instant"];
        };
        NewSupportPost: {
            category: components["schemas"]["SupportCategory"];
            title: string;
            content: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
            key: components["schemas"]["RequestKey"];
        };
        ChangedSupportPost: {
            id: components["schemas"]["Id"];
            version: number;
            category: components["schemas"]["SupportCategory"];
            title: string;
            content: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
        };
        SupportQuestion: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
            images: components["schemas"]["UploadedImages"];
            key: components["schemas"]["RequestKey"];
        };
        SupportAuthor: {
            name: string;
            email: components["schemas"]["Email"] | null;
            /** @enum {string} */
            language: "vi" | "en" | "ko";
        };
        SupportQueueItem: components["schemas"]["SupportPostItem"] & {
            author: components["schemas"]["SupportAuthor"];
        };
        SupportQueue: {
            items: components["schemas"]["SupportQueueItem"][];
            meta: components["schemas"]["PageMeta"];
            /** @description Unanswered posts, whatever is filtered. */
            waiting: number;
        };
        SupportCase: components["schemas"]["SupportPost"] & {
            author: components["schemas"]["SupportAuthor"];
        };
        SupportAnswer: {
            id: components["schemas"]["Id"];
            content: components["schemas"]["Words"];
            key: components["schemas"]["RequestKey"];
        };
        /** @enum {string} */
        FaqCategory: "order" | "refund" | "payment" | "membership" | "account" | "points";
        FaqItem: {
            id: components["schemas"]["Slug"];
            category: components["schemas"]["FaqCategory"];
            question: string;
            /** @description Paragraphs parted by empty lines. */
            answer: string;
        };
        FaqList: {
            items: components["schemas"]["FaqItem"][];
        };
        RbrProject: {
            id: components["schemas"]["Id"];
            project_name: string;
            slug: components["schemas"]["Slug"];
            location: string;
            /** @enum {string} */
            brand: "default" | "demo" | "samsung" | "bgrid" | "vib";
            towers: string[];
            thumbnail: components["schemas"]["Picture"];
            design_count: number;
        };
        /** @description One of the five of the documents, or Rural, Rustic, Neo-classic or Japandi where homes are drawn in it. Another server may leave these four to its client, all with id 0: no list takes an id as its key (D65). */
        RbrStyle: {
            id: components["schemas"]["Id"];
            style_name: string;
            thumbnail: components["schemas"]["Picture"];
        };
        /** @description One look of a room in one style, with the pieces standing in it. */
        RbrLayoutDetail: {
            id: components["schemas"]["Id"];
            style_id: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            products: components["schemas"]["PlacedProduct"][];
        };
        RbrRoom: {
            id: components["schemas"]["Id"];
            room_type: components["schemas"]["RoomType"];
            name: string;
            thumbnail: components["schemas"]["Picture"];
            room_layout_detail: components["schemas"]["RbrLayoutDetail"][];
        };
        /** @description A unit plan of a project and the design drawn for it. */
        RbrUnit: {
            design_id: components["schemas"]["Id"];
            name: string;
            tower: string | null;
            type: components["schemas"]["HouseType"];
            /** @description Square metres. */
            area: number;
            thumbnail: components["schemas"]["Picture"];
            /** @description What the whole home costs today in the style that costs least, as its style shows it and as the cart counts; null where nothing of it is on sale. */
            price_from: components["schemas"]["Money"] | null;
        };
        RbrProjectDetail: components["schemas"]["RbrProject"] & {
            description: string;
            styles: components["schemas"]["RbrStyle"][];
            units: components["schemas"]["RbrUnit"][];
        };
        /** @description A floor's drawing and where its rooms lie on it. */
        RbrFloor: {
            id: string;
            plan: components["schemas"]["Picture"];
            rooms: components["schemas"]["RbrPlanRoom"][];
        };
        /** @description The room in one style. */
        RbrView: {
            style_id: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            /**
             * @description Whether the picture is of this very room, from where its other styles are seen too, or of another in that style.
             * @enum {string}
             */
            truth: "this_room" | "example";
            panorama: components["schemas"]["Picture"] | null;
            /** @description What is seen in the panorama; null without one. */
            around: components["schemas"]["RoomAround"] | null;
        };
        /** @description A photograph of layers: `/media/{path}/base-{wall}-{floor}-{width}.avif` and, in the order of the slots, `/media/{path}/{layer}-{width}.avif`, at 640, 1280 and 1920 pixels of the whole picture. It shows the chosen pieces in a model room. */
        RbrScene: {
            path: string;
            width: number;
            height: number;
            color: string;
            placeholder: string;
            alt: string;
        };
        /** @enum {string} */
        RbrSlotName: "wall" | "floor" | "rug" | "art" | "shelf" | "sofa" | "bed" | "table" | "chair" | "lamp" | "decor" | "bath" | "television" | "soundbar" | "refrigerator" | "hob" | "hood" | "oven" | "dishwasher" | "rice_cooker" | "washer" | "dryer" | "air_conditioner" | "purifier" | "robot_vacuum";
        /** @description Where an appliance stands: clear millimetres, and what reaches the place. */
        RoomNiche: {
            width: number;
            depth: number;
            height: number;
            connections: components["schemas"]["ApplianceConnection"][];
        };
        RbrLayer: {
            name: string;
            box: number[];
        };
        /** @description Millimetres. */
        Dimensions: {
            width: number;
            depth: number;
            height: number;
        };
        /** @description Square metres that the room has to have, with what is cut away, and that one pack covers. */
        RbrCoverage: {
            room: number;
            pack: number;
        };
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
        RbrPiece: {
            product_id: components["schemas"]["Id"];
            /** @description The option of the product that goes into the cart. */
            variant_id: components["schemas"]["Id"];
            seller_id: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            /** @description List price of one. */
            price: components["schemas"]["Money"];
            final_price: components["schemas"]["Money"];
            /** @description What the option adds. */
            extra_price: components["schemas"]["Money"];
            /** @description Basis points. */
            vat_rate: number;
            /** @description How many stand in the room, or how many packs its floor or walls take. */
            quantity: number;
            stock: number;
            dimensions: components["schemas"]["Dimensions"];
            /** @description Of a floor or wall; null for what is counted by pieces. */
            coverage: components["schemas"]["RbrCoverage"] | null;
            /** @description What else one has to know of an appliance; null for anything else. */
            appliance: components["schemas"]["ApplianceFacts"] | null;
        };
        RbrOption: {
            id: components["schemas"]["Id"];
            name: string;
            style_ids: components["schemas"]["Id"][];
            /**
             * @description `retired` is no longer offered.
             * @enum {string}
             */
            state: "on_sale" | "sold_out" | "retired";
            /** @description Of a floor or wall. */
            color: string | null;
            /** @description Its layer in the scene, `box` being left, top, right and bottom in pixels of the whole picture; for a wall or a floor its part of the base's name and the whole picture. Null where it is not drawn. */
            layer: components["schemas"]["RbrLayer"] | null;
            piece: components["schemas"]["RbrPiece"];
        };
        /** @description What can be exchanged. Slots come from back to front as they lie in the picture. */
        RbrSlot: {
            slot: components["schemas"]["RbrSlotName"];
            /** @description The place of an appliance, where the project names it. */
            niche: components["schemas"]["RoomNiche"] | null;
            options: components["schemas"]["RbrOption"][];
        };
        RbrHomeRoom: {
            id: components["schemas"]["Id"];
            room_type: components["schemas"]["RoomType"];
            name: string;
            views: components["schemas"]["RbrView"][];
            /** @description The layered picture of the room; null where single pictures alone are there. */
            scene: components["schemas"]["RbrScene"] | null;
            slots: components["schemas"]["RbrSlot"][];
        };
        RbrHome: {
            design_id: components["schemas"]["Id"];
            name: string;
            tower: string | null;
            type: components["schemas"]["HouseType"];
            /** @description Square metres. */
            area: number;
            project: components["schemas"]["RbrProject"];
            floors: components["schemas"]["RbrFloor"][];
            styles: components["schemas"]["RbrStyle"][];
            rooms: components["schemas"]["RbrHomeRoom"][];
        };
        RbrProjectSmall: {
            id: components["schemas"]["Id"];
            project_id: components["schemas"]["Id"];
            name: string;
            tower: string | null;
        };
        RbrHomeCard: components["schemas"]["RbrUnit"] & {
            project_slug: components["schemas"]["Slug"];
            project_name: string;
            location: string;
            floors: number;
            /** @description Its first room in its first style. */
            picture: components["schemas"]["Picture"] | null;
        };
        /** @description A home in which a product of the shop stands. */
        RbrProductPlace: {
            product_id: components["schemas"]["Id"];
            design_id: components["schemas"]["Id"];
            home_name: string;
            project_slug: components["schemas"]["Slug"];
            room_name: string;
            selection: components["schemas"]["SelectionCode"];
        };
        FinishedHomeCard: components["schemas"]["BuiltCard"] & {
            /** @description The home type. */
            design_id: components["schemas"]["Id"];
            home_name: string;
            project_slug: components["schemas"]["Slug"];
            project_name: string;
            /** @description What was chosen for it. */
            selection: components["schemas"]["SelectionCode"];
        };
        FinishedHomeList: {
            items: components["schemas"]["FinishedHomeCard"][];
            meta: components["schemas"]["PageMeta"];
        };
        FinishedHome: components["schemas"]["FinishedHomeCard"] & components["schemas"]["BuiltDetail"] & {
            /** @description Of the home type, in the order of `built_rooms`; null for one that the home type has no more. */
            room_ids: (components["schemas"]["Id"] | null)[];
        };
        /** @enum {string} */
        OfficeRoomKind: "work" | "meeting" | "board" | "focus" | "phone" | "reception" | "pantry" | "lounge" | "training" | "quiet" | "nursing" | "server" | "print" | "storage" | "toilets" | "corridor";
        /** @description Units from the left and the top of the drawing. */
        OfficePoint: number[];
        OfficeOutline: components["schemas"]["OfficePoint"][];
        OfficePlanRoom: {
            id: string;
            kind: components["schemas"]["OfficeRoomKind"];
            name: string;
            outline: components["schemas"]["OfficeOutline"];
        };
        OfficePlanDoor: {
            /** @enum {string} */
            kind: "single" | "double" | "sliding";
            opening: components["schemas"]["OfficePoint"][];
            /** @enum {string} */
            hinge?: "start" | "end";
            /** @enum {string} */
            swing?: "left" | "right";
            /** @description Metres. */
            width: number;
            /** @enum {string} */
            certainty: "sure" | "likely" | "check";
        };
        OfficePlan: {
            id: string;
            name: string;
            /** @description m² within the outer walls. */
            area: number;
            width: number;
            height: number;
            /** @description Metres a unit. */
            scale: number;
            rooms: components["schemas"]["OfficePlanRoom"][];
            doors: components["schemas"]["OfficePlanDoor"][];
        };
        OfficePlans: {
            items: components["schemas"]["OfficePlan"][];
        };
        FoundPlanDoor: {
            /** @enum {string} */
            kind: "single" | "double" | "sliding";
            opening: components["schemas"]["OfficePoint"][];
            /**
             * @description Of a single leaf.
             * @enum {string}
             */
            hinge?: "start" | "end";
            /**
             * @description The side it opens to, for who walks from start to end; not of sliding ones.
             * @enum {string}
             */
            swing?: "left" | "right";
            /** @description In `unit`. */
            width: number;
            /** @enum {string} */
            certainty: "sure" | "likely" | "check";
        };
        FoundPlan: {
            /** @description Pixels of the picture. */
            width: number;
            height: number;
            /**
             * @description What widths of doors are told in.
             * @enum {string}
             */
            unit: "metre" | "pixel";
            rooms: components["schemas"]["OfficeOutline"][];
            doors: components["schemas"]["FoundPlanDoor"][];
        };
        OfficeProjectCard: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            name: string;
            company: string;
            headcount: number;
            saved_at: components["schemas"]["Instant"];
        };
        OfficeProjects: {
            items: components["schemas"]["OfficeProjectCard"][];
            /** @description How many may be kept. */
            max: number;
        };
        OfficeProjectSaved: {
            id: components["schemas"]["Id"] | null;
            expected_version: components["schemas"]["Version"];
            content: components["schemas"]["OfficeContent"];
        };
        OfficeProject: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            saved_at: components["schemas"]["Instant"];
            content: components["schemas"]["OfficeContent"];
        };
        OfficeProjectId: {
            id: components["schemas"]["Id"];
        };
        KeptModules: {
            numbers: number[];
        };
        ModuleNumbers: {
            numbers: number[];
        };
        ModuleNumber: {
            number: number;
        };
        OfficeQuotationRequest: {
            key: components["schemas"]["RequestKey"];
            content: components["schemas"]["OfficeContent"];
            name: string;
            phone: string;
            note: string;
        };
        OfficeQuotationEvent: {
            /** @enum {string} */
            event: "request" | "quote" | "accept" | "decline" | "withdraw" | "schedule" | "finish" | "expire";
            /** @enum {string} */
            by: "member" | "admin" | "system";
            at: components["schemas"]["Instant"];
            words: string | null;
        };
        OfficeQuotationDetail: {
            quotation: components["schemas"]["OfficeQuotation"];
            lines: components["schemas"]["OfficeLine"][];
            /** @description Part of the sum of the lines. */
            vat: components["schemas"]["Money"];
            note: string;
            content: components["schemas"]["OfficeContent"];
            history: components["schemas"]["OfficeQuotationEvent"][];
        };
        OfficeQuotationMove: {
            /** @enum {string} */
            event: "accept" | "decline" | "withdraw";
            reason: string;
            expected_version: components["schemas"]["Version"];
        };
        SavedRooms: {
            id: components["schemas"]["Id"];
            /** @description As the member named it. */
            name: string;
            design_id: components["schemas"]["Id"];
            home_name: string;
            project_name: string;
            project_slug: components["schemas"]["Slug"];
            /** @description The room that was looked at, in its style. */
            picture: components["schemas"]["Picture"] | null;
            selection: components["schemas"]["SelectionCode"];
            /** @description What the pieces cost when it was saved, VAT included. */
            total: components["schemas"]["Money"];
            saved_at: components["schemas"]["Instant"];
        };
        SavedRoomsList: {
            items: components["schemas"]["SavedRooms"][];
            /** @description How many may be kept. */
            max: number;
        };
        SavedName: string;
        NewSavedRooms: {
            name: components["schemas"]["SavedName"];
            design_id: components["schemas"]["Id"];
            selection: components["schemas"]["SelectionCode"];
            /** @description The kept selection of the same home that it is written over. */
            replaces?: components["schemas"]["Id"];
        };
        SavedRoomsName: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SavedName"];
        };
        SavedRoomsId: {
            id: components["schemas"]["Id"];
        };
    };
    responses: {
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
        /** @description What If-None-Match names is still true; no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description Language of texts and messages. Anything but vi, en, ko is answered in vi.
         * @example vi
         */
        AcceptLanguage: string;
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
        /**
         * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
         * @example den tran
         */
        Query: string;
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
export type Email = components['schemas']['Email'];
export type NewPassword = components['schemas']['NewPassword'];
export type SystemLogin = components['schemas']['SystemLogin'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type Instant = components['schemas']['Instant'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type LoginAnswer = components['schemas']['LoginAnswer'];
export type FieldError = components['schemas']['FieldError'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Code = components['schemas']['Code'];
export type SystemRegistration = components['schemas']['SystemRegistration'];
export type SocialRegistration = components['schemas']['SocialRegistration'];
export type Id = components['schemas']['Id'];
export type RegisteredUser = components['schemas']['RegisteredUser'];
export type BusinessKind = components['schemas']['BusinessKind'];
export type SentDay = components['schemas']['SentDay'];
export type BusinessRegistration = components['schemas']['BusinessRegistration'];
export type RegisteredBusiness = components['schemas']['RegisteredBusiness'];
export type Purpose = components['schemas']['Purpose'];
export type CodeRequest = components['schemas']['CodeRequest'];
export type CodeSent = components['schemas']['CodeSent'];
export type CodeCheck = components['schemas']['CodeCheck'];
export type ResetTicket = components['schemas']['ResetTicket'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type EndedSessions = components['schemas']['EndedSessions'];
export type SecondFactorTicket = components['schemas']['SecondFactorTicket'];
export type SecondFactorSetup = components['schemas']['SecondFactorSetup'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type SecondFactorSession = components['schemas']['SecondFactorSession'];
export type SignOut = components['schemas']['SignOut'];
export type SocialMethod = components['schemas']['SocialMethod'];
export type Provider = components['schemas']['Provider'];
export type SocialCode = components['schemas']['SocialCode'];
export type SocialPerson = components['schemas']['SocialPerson'];
export type CommerceTokens = components['schemas']['CommerceTokens'];
export type Picture = components['schemas']['Picture'];
export type Profile = components['schemas']['Profile'];
export type Version = components['schemas']['Version'];
export type ProfileForm = components['schemas']['ProfileForm'];
export type PasswordForm = components['schemas']['PasswordForm'];
export type EndedSessions_2 = components['schemas']['EndedSessions-2'];
export type Address = components['schemas']['Address'];
export type AddressList = components['schemas']['AddressList'];
export type AddressForm = components['schemas']['AddressForm'];
export type ChangedAddress = components['schemas']['ChangedAddress'];
export type AddressId = components['schemas']['AddressId'];
export type BusinessDetails = components['schemas']['BusinessDetails'];
export type Business = components['schemas']['Business'];
export type BusinessForm = components['schemas']['BusinessForm'];
export type Export = components['schemas']['Export'];
export type DeletionForm = components['schemas']['DeletionForm'];
export type Farewell = components['schemas']['Farewell'];
export type QueueCount = components['schemas']['QueueCount'];
export type Overview = components['schemas']['Overview'];
export type Decided = components['schemas']['Decided'];
export type UpgradeCase = components['schemas']['UpgradeCase'];
export type PageMeta = components['schemas']['PageMeta'];
export type Decision = components['schemas']['Decision'];
export type PartnerState = components['schemas']['PartnerState'];
export type SameTaxCode = components['schemas']['SameTaxCode'];
export type ContractorCase = components['schemas']['ContractorCase'];
export type OutboxMail = components['schemas']['OutboxMail'];
export type DueTimer = components['schemas']['DueTimer'];
export type DemoClock = components['schemas']['DemoClock'];
export type SentInstant = components['schemas']['SentInstant'];
export type Money = components['schemas']['Money'];
export type MaskedAccount = components['schemas']['MaskedAccount'];
export type StaffAct = components['schemas']['StaffAct'];
export type MoneyReturnCase = components['schemas']['MoneyReturnCase'];
export type ReturnAccount = components['schemas']['ReturnAccount'];
export type PaidByHand = components['schemas']['PaidByHand'];
export type SendAgain = components['schemas']['SendAgain'];
export type StaffCase = components['schemas']['StaffCase'];
export type CaseNote = components['schemas']['CaseNote'];
export type PartnerCase = components['schemas']['PartnerCase'];
export type SellerDecision = components['schemas']['SellerDecision'];
export type HouseType = components['schemas']['HouseType'];
export type LeadLine = components['schemas']['LeadLine'];
export type SelectionCode = components['schemas']['SelectionCode'];
export type InstalmentWay = components['schemas']['InstalmentWay'];
export type BankRequest = components['schemas']['BankRequest'];
export type LeadCase = components['schemas']['LeadCase'];
export type LeadAnswer = components['schemas']['LeadAnswer'];
export type SettlementMonth = components['schemas']['SettlementMonth'];
export type SignedMoney = components['schemas']['SignedMoney'];
export type Payout = components['schemas']['Payout'];
export type Settlement = components['schemas']['Settlement'];
export type SettlementCase = components['schemas']['SettlementCase'];
export type SettlementKind = components['schemas']['SettlementKind'];
export type Transaction = components['schemas']['Transaction'];
export type SettlementHold = components['schemas']['SettlementHold'];
export type SettlementLot = components['schemas']['SettlementLot'];
export type SettlementLotResult = components['schemas']['SettlementLotResult'];
export type SettlementDecision = components['schemas']['SettlementDecision'];
export type ItemWords = components['schemas']['ItemWords'];
export type DesignAddress = components['schemas']['DesignAddress'];
export type DesignPieceContent = components['schemas']['DesignPieceContent'];
export type DesignRoomPlace = components['schemas']['DesignRoomPlace'];
export type DesignRoomContent = components['schemas']['DesignRoomContent'];
export type DesignFileContent = components['schemas']['DesignFileContent'];
export type DesignContent = components['schemas']['DesignContent'];
export type DesignField = components['schemas']['DesignField'];
export type DesignPieceName = components['schemas']['DesignPieceName'];
export type DesignSaleState = components['schemas']['DesignSaleState'];
export type DesignCaseSale = components['schemas']['DesignCaseSale'];
export type DesignCase = components['schemas']['DesignCase'];
export type DesignSaleCase = components['schemas']['DesignSaleCase'];
export type DesignPartnerCase = components['schemas']['DesignPartnerCase'];
export type DesignOrderState = components['schemas']['DesignOrderState'];
export type DesignOrderMethod = components['schemas']['DesignOrderMethod'];
export type RefundedDesign = components['schemas']['RefundedDesign'];
export type DesignRefundCase = components['schemas']['DesignRefundCase'];
export type RefundAnswer = components['schemas']['RefundAnswer'];
export type DesignRefundDecision = components['schemas']['DesignRefundDecision'];
export type DownloadExtensionCase = components['schemas']['DownloadExtensionCase'];
export type ContractorService = components['schemas']['ContractorService'];
export type InteriorStyle = components['schemas']['InteriorStyle'];
export type CompanyLanguage = components['schemas']['CompanyLanguage'];
export type CompanyContent = components['schemas']['CompanyContent'];
export type CompanyField = components['schemas']['CompanyField'];
export type CompanyCase = components['schemas']['CompanyCase'];
export type ProjectPictureContent = components['schemas']['ProjectPictureContent'];
export type ProjectContent = components['schemas']['ProjectContent'];
export type ProjectField = components['schemas']['ProjectField'];
export type PictureCopy = components['schemas']['PictureCopy'];
export type ProjectCase = components['schemas']['ProjectCase'];
export type ShopChangeState = components['schemas']['ShopChangeState'];
export type ShopBankShown = components['schemas']['ShopBankShown'];
export type ShopDataShown = components['schemas']['ShopDataShown'];
export type ShopDataField = components['schemas']['ShopDataField'];
export type ShopChangeCase = components['schemas']['ShopChangeCase'];
export type ShopChangeAccounts = components['schemas']['ShopChangeAccounts'];
export type PromotionState = components['schemas']['PromotionState'];
export type PromotionIcon = components['schemas']['PromotionIcon'];
export type PromotedItem = components['schemas']['PromotedItem'];
export type PromotionVersion = components['schemas']['PromotionVersion'];
export type UsualMove = components['schemas']['UsualMove'];
export type PromotionCase = components['schemas']['PromotionCase'];
export type AdCaseState = components['schemas']['AdCaseState'];
export type AdReportReason = components['schemas']['AdReportReason'];
export type AdCase = components['schemas']['AdCase'];
export type AdCaseList = components['schemas']['AdCaseList'];
export type AdDecision = components['schemas']['AdDecision'];
export type ModerationState = components['schemas']['ModerationState'];
export type ModerationTarget = components['schemas']['ModerationTarget'];
export type CopiedPicture = components['schemas']['CopiedPicture'];
export type ReportedLink = components['schemas']['ReportedLink'];
export type ReportedLinks = components['schemas']['ReportedLinks'];
export type ReportedLabels = components['schemas']['ReportedLabels'];
export type ReportedCopy = components['schemas']['ReportedCopy'];
export type CommunityReportReason = components['schemas']['CommunityReportReason'];
export type ModerationQuote = components['schemas']['ModerationQuote'];
export type ReportCase = components['schemas']['ReportCase'];
export type ReportCaseList = components['schemas']['ReportCaseList'];
export type ReportDecision = components['schemas']['ReportDecision'];
export type ModerationWords = components['schemas']['ModerationWords'];
export type AppealDecision = components['schemas']['AppealDecision'];
export type ApplianceKind = components['schemas']['ApplianceKind'];
export type TypedFigure = components['schemas']['TypedFigure'];
export type ApplianceConnection = components['schemas']['ApplianceConnection'];
export type SentMoney = components['schemas']['SentMoney'];
export type ItemContentOption = components['schemas']['ItemContentOption'];
export type ItemStorySection = components['schemas']['ItemStorySection'];
export type ItemContent = components['schemas']['ItemContent'];
export type ItemField = components['schemas']['ItemField'];
export type ItemCase = components['schemas']['ItemCase'];
export type ReviewState = components['schemas']['ReviewState'];
export type RemovalReason = components['schemas']['RemovalReason'];
export type RemovalCase = components['schemas']['RemovalCase'];
export type OfficeQuotationState = components['schemas']['OfficeQuotationState'];
export type OfficeQuotation = components['schemas']['OfficeQuotation'];
export type OfficeLine = components['schemas']['OfficeLine'];
export type OfficeContent = components['schemas']['OfficeContent'];
export type OfficeQuotationCase = components['schemas']['OfficeQuotationCase'];
export type OfficeLinePrice = components['schemas']['OfficeLinePrice'];
export type OfficeQuotationDecision = components['schemas']['OfficeQuotationDecision'];
export type ConstructionRemovalState = components['schemas']['ConstructionRemovalState'];
export type ReviewRule = components['schemas']['ReviewRule'];
export type ConstructionRemovalCase = components['schemas']['ConstructionRemovalCase'];
export type ConstructionRemovalDecision = components['schemas']['ConstructionRemovalDecision'];
export type ReviewEvidenceState = components['schemas']['ReviewEvidenceState'];
export type ReviewEvidenceKind = components['schemas']['ReviewEvidenceKind'];
export type CostRange = components['schemas']['CostRange'];
export type ReviewEvidenceCase = components['schemas']['ReviewEvidenceCase'];
export type RemovalDecision = components['schemas']['RemovalDecision'];
export type AuctionWeek = components['schemas']['AuctionWeek'];
export type VoidBidForm = components['schemas']['VoidBidForm'];
export type Checksum = components['schemas']['Checksum'];
export type VoidedBid = components['schemas']['VoidedBid'];
export type AuctionDisputeState = components['schemas']['AuctionDisputeState'];
export type Slot = components['schemas']['Slot'];
export type AuctionDisputeCase = components['schemas']['AuctionDisputeCase'];
export type AuctionSummary = components['schemas']['AuctionSummary'];
export type FactKind = components['schemas']['FactKind'];
export type FactPaper = components['schemas']['FactPaper'];
export type CheckedFact = components['schemas']['CheckedFact'];
export type PaperToSend = components['schemas']['PaperToSend'];
export type SentPaper = components['schemas']['SentPaper'];
export type CompanyFactsCase = components['schemas']['CompanyFactsCase'];
export type LateBillCase = components['schemas']['LateBillCase'];
export type Taxpayer = components['schemas']['Taxpayer'];
export type PenaltyStep = components['schemas']['PenaltyStep'];
export type SalesStop = components['schemas']['SalesStop'];
export type MissedDeadline = components['schemas']['MissedDeadline'];
export type ShopCase = components['schemas']['ShopCase'];
export type AdPlan = components['schemas']['AdPlan'];
export type AdMembershipCase = components['schemas']['AdMembershipCase'];
export type AdFigures = components['schemas']['AdFigures'];
export type AdLeftOut = components['schemas']['AdLeftOut'];
export type AdMembershipFigures = components['schemas']['AdMembershipFigures'];
export type CityTakings = components['schemas']['CityTakings'];
export type AdTakings = components['schemas']['AdTakings'];
export type ReadingKind = components['schemas']['ReadingKind'];
export type ArticleType = components['schemas']['ArticleType'];
export type ReadingState = components['schemas']['ReadingState'];
export type ReadingTitle = components['schemas']['ReadingTitle'];
export type ReadingPartState = components['schemas']['ReadingPartState'];
export type ReadingPartMeter = components['schemas']['ReadingPartMeter'];
export type ReadingMeter = components['schemas']['ReadingMeter'];
export type ReadingCard = components['schemas']['ReadingCard'];
export type ReadingList = components['schemas']['ReadingList'];
export type RequestKey = components['schemas']['RequestKey'];
export type NewReading = components['schemas']['NewReading'];
export type ReadingExcerpt = components['schemas']['ReadingExcerpt'];
export type ReadingBody = components['schemas']['ReadingBody'];
export type ReadingCoverAlt = components['schemas']['ReadingCoverAlt'];
export type ReadingPiece = components['schemas']['ReadingPiece'];
export type ReadingText = components['schemas']['ReadingText'];
export type PostPictureAddress = components['schemas']['PostPictureAddress'];
export type ReadingSave = components['schemas']['ReadingSave'];
export type ReadingMoveForm = components['schemas']['ReadingMoveForm'];
export type ReadingPlanForm = components['schemas']['ReadingPlanForm'];
export type StandingState = components['schemas']['StandingState'];
export type StandingStep = components['schemas']['StandingStep'];
export type MemberCase = components['schemas']['MemberCase'];
export type Sanction = components['schemas']['Sanction'];
export type TermsCategory = components['schemas']['TermsCategory'];
export type StoredText = components['schemas']['StoredText'];
export type TermsSource = components['schemas']['TermsSource'];
export type InThreeLanguages = components['schemas']['InThreeLanguages'];
export type TermsAnnouncement = components['schemas']['TermsAnnouncement'];
export type TermsState = components['schemas']['TermsState'];
export type TermsVersion = components['schemas']['TermsVersion'];
export type AnnouncedTerms = components['schemas']['AnnouncedTerms'];
export type PrivateFile = components['schemas']['PrivateFile'];
export type ZaloCode = components['schemas']['ZaloCode'];
export type PartnerApplication = components['schemas']['PartnerApplication'];
export type AffiliateForm = components['schemas']['AffiliateForm'];
export type CampaignLead = components['schemas']['CampaignLead'];
export type JobTeam = components['schemas']['JobTeam'];
export type CareerLead = components['schemas']['CareerLead'];
export type BulkOrderLead = components['schemas']['BulkOrderLead'];
export type RoomsBankLead = components['schemas']['RoomsBankLead'];
export type RoomsProjectLead = components['schemas']['RoomsProjectLead'];
export type RoomsPartnerLead = components['schemas']['RoomsPartnerLead'];
export type TrialProjectLead = components['schemas']['TrialProjectLead'];
export type TrialTaxLead = components['schemas']['TrialTaxLead'];
export type Lead = components['schemas']['Lead'];
export type Trial = components['schemas']['Trial'];
export type TermsDocument = components['schemas']['TermsDocument'];
export type TermsSection = components['schemas']['TermsSection'];
export type TermsText = components['schemas']['TermsText'];
export type Figures = components['schemas']['Figures'];
export type Slug = components['schemas']['Slug'];
export type TextRange = components['schemas']['TextRange'];
export type Highlights = components['schemas']['Highlights'];
export type SearchHit = components['schemas']['SearchHit'];
export type Availability = components['schemas']['Availability'];
export type RatingValue = components['schemas']['RatingValue'];
export type ProductHit = components['schemas']['ProductHit'];
export type SearchGroup = components['schemas']['SearchGroup'];
export type SearchResult = components['schemas']['SearchResult'];
export type RoomType = components['schemas']['RoomType'];
export type FurnitureDecorItem = components['schemas']['FurnitureDecorItem'];
export type SimpleFurnitureDecorItem = components['schemas']['SimpleFurnitureDecorItem'];
export type SimpleDesign = components['schemas']['SimpleDesign'];
export type PlacedProduct = components['schemas']['PlacedProduct'];
export type DesignWithFurniture = components['schemas']['DesignWithFurniture'];
export type DesignType = components['schemas']['DesignType'];
export type PlanType = components['schemas']['PlanType'];
export type AreaTier = components['schemas']['AreaTier'];
export type DesignSort = components['schemas']['DesignSort'];
export type ConstructionRange = components['schemas']['ConstructionRange'];
export type DesignPartnerName = components['schemas']['DesignPartnerName'];
export type DesignCard = components['schemas']['DesignCard'];
export type CountByChoice = components['schemas']['CountByChoice'];
export type DesignCounts = components['schemas']['DesignCounts'];
export type DesignRoomName = components['schemas']['DesignRoomName'];
export type PackageFile = components['schemas']['PackageFile'];
export type DesignPreview = components['schemas']['DesignPreview'];
export type DesignPartner = components['schemas']['DesignPartner'];
export type DesignPurchase = components['schemas']['DesignPurchase'];
export type RbrShare = components['schemas']['RbrShare'];
export type RbrPlanRoom = components['schemas']['RbrPlanRoom'];
export type DesignFloor = components['schemas']['DesignFloor'];
export type RoomMetres = components['schemas']['RoomMetres'];
export type RoomYaw = components['schemas']['RoomYaw'];
export type RoomPitch = components['schemas']['RoomPitch'];
export type PieceAround = components['schemas']['PieceAround'];
export type DoorAround = components['schemas']['DoorAround'];
export type RoomAround = components['schemas']['RoomAround'];
export type DesignRoom = components['schemas']['DesignRoom'];
export type DesignPiece = components['schemas']['DesignPiece'];
export type EstimateLine = components['schemas']['EstimateLine'];
export type DesignEstimate = components['schemas']['DesignEstimate'];
export type DesignContractor = components['schemas']['DesignContractor'];
export type DesignDetail = components['schemas']['DesignDetail'];
export type PackageFileName = components['schemas']['PackageFileName'];
export type PackageFiles = components['schemas']['PackageFiles'];
export type OwnedState = components['schemas']['OwnedState'];
export type OwnedDesign = components['schemas']['OwnedDesign'];
export type DownloadExtension = components['schemas']['DownloadExtension'];
export type DownloadDone = components['schemas']['DownloadDone'];
export type DownloadLink = components['schemas']['DownloadLink'];
export type OwnedDesignDetail = components['schemas']['OwnedDesignDetail'];
export type LinkToken = components['schemas']['LinkToken'];
export type NewDownloadLink = components['schemas']['NewDownloadLink'];
export type DownloadExtensionForm = components['schemas']['DownloadExtensionForm'];
export type OpenedDownload = components['schemas']['OpenedDownload'];
export type LargePictures = components['schemas']['LargePictures'];
export type LargePictureWish = components['schemas']['LargePictureWish'];
export type LargePictureCase = components['schemas']['LargePictureCase'];
export type LargePictureCaseList = components['schemas']['LargePictureCaseList'];
export type Author = components['schemas']['Author'];
export type CommentGone = components['schemas']['CommentGone'];
export type ShareReply = components['schemas']['ShareReply'];
export type ShareComment = components['schemas']['ShareComment'];
export type ShareCommentList = components['schemas']['ShareCommentList'];
export type CommentWords = components['schemas']['CommentWords'];
export type NewDesignComment = components['schemas']['NewDesignComment'];
export type DesignPartnerApplication = components['schemas']['DesignPartnerApplication'];
export type NewDesignPartnerApplication = components['schemas']['NewDesignPartnerApplication'];
export type DesignWorkState = components['schemas']['DesignWorkState'];
export type OwnDesign = components['schemas']['OwnDesign'];
export type OwnDesigns = components['schemas']['OwnDesigns'];
export type DesignDraft = components['schemas']['DesignDraft'];
export type DesignDraftSave = components['schemas']['DesignDraftSave'];
export type DesignDraftSend = components['schemas']['DesignDraftSend'];
export type DesignDraftMove = components['schemas']['DesignDraftMove'];
export type DesignSale = components['schemas']['DesignSale'];
export type DesignOrderOfOwn = components['schemas']['DesignOrderOfOwn'];
export type BuiltCard = components['schemas']['BuiltCard'];
export type BuiltProjectList = components['schemas']['BuiltProjectList'];
export type SharePiece = components['schemas']['SharePiece'];
export type BuiltMark = components['schemas']['BuiltMark'];
export type BuiltMarks = components['schemas']['BuiltMarks'];
export type BuiltPhoto = components['schemas']['BuiltPhoto'];
export type BuiltCost = components['schemas']['BuiltCost'];
export type BuiltPhase = components['schemas']['BuiltPhase'];
export type BuiltRoom = components['schemas']['BuiltRoom'];
export type BuiltBy = components['schemas']['BuiltBy'];
export type BuiltDetail = components['schemas']['BuiltDetail'];
export type BuiltProject = components['schemas']['BuiltProject'];
export type Job = components['schemas']['Job'];
export type JobList = components['schemas']['JobList'];
export type JobDetail = components['schemas']['JobDetail'];
export type JobApplicationState = components['schemas']['JobApplicationState'];
export type JobApplication = components['schemas']['JobApplication'];
export type JobApplicationForm = components['schemas']['JobApplicationForm'];
export type JobApplicationCase = components['schemas']['JobApplicationCase'];
export type InteriorShare = components['schemas']['InteriorShare'];
export type ShareLikeForm = components['schemas']['ShareLikeForm'];
export type ShareLike = components['schemas']['ShareLike'];
export type ShareViewForm = components['schemas']['ShareViewForm'];
export type MyHomes = components['schemas']['MyHomes'];
export type NewShareComment = components['schemas']['NewShareComment'];
export type ShareCommentChange = components['schemas']['ShareCommentChange'];
export type ShareCommentChoice = components['schemas']['ShareCommentChoice'];
export type DeletedShareComment = components['schemas']['DeletedShareComment'];
export type NewCommunityReport = components['schemas']['NewCommunityReport'];
export type CommunityReport = components['schemas']['CommunityReport'];
export type MyRemoval = components['schemas']['MyRemoval'];
export type MyRemovalList = components['schemas']['MyRemovalList'];
export type Appeal = components['schemas']['Appeal'];
export type ModerationCounts = components['schemas']['ModerationCounts'];
export type ModerationNumbers = components['schemas']['ModerationNumbers'];
export type PostState = components['schemas']['PostState'];
export type PostCard = components['schemas']['PostCard'];
export type PostList = components['schemas']['PostList'];
export type PostMark = components['schemas']['PostMark'];
export type NewPost = components['schemas']['NewPost'];
export type Post = components['schemas']['Post'];
export type PostSave = components['schemas']['PostSave'];
export type PostMoveForm = components['schemas']['PostMoveForm'];
export type PostPlanForm = components['schemas']['PostPlanForm'];
export type ShareTag = components['schemas']['ShareTag'];
export type SharePicture = components['schemas']['SharePicture'];
export type ShareDetail = components['schemas']['ShareDetail'];
export type Article = components['schemas']['Article'];
export type ArticleLink = components['schemas']['ArticleLink'];
export type ArticleDetail = components['schemas']['ArticleDetail'];
export type Essay = components['schemas']['Essay'];
export type EssayDetail = components['schemas']['EssayDetail'];
export type OrganicPoints = components['schemas']['OrganicPoints'];
export type ContractorPlace = components['schemas']['ContractorPlace'];
export type ContractorRange = components['schemas']['ContractorRange'];
export type ContractorCard = components['schemas']['ContractorCard'];
export type ContractorList = components['schemas']['ContractorList'];
export type ContractorDetail = components['schemas']['ContractorDetail'];
export type ContractorCount = components['schemas']['ContractorCount'];
export type ProjectCard = components['schemas']['ProjectCard'];
export type ProjectList = components['schemas']['ProjectList'];
export type ReviewedCompany = components['schemas']['ReviewedCompany'];
export type OwnPapers = components['schemas']['OwnPapers'];
export type NewPaper = components['schemas']['NewPaper'];
export type ProjectState = components['schemas']['ProjectState'];
export type OwnProject = components['schemas']['OwnProject'];
export type OwnPortfolio = components['schemas']['OwnPortfolio'];
export type PortfolioOrder = components['schemas']['PortfolioOrder'];
export type ShownProject = components['schemas']['ShownProject'];
export type ContractorApplication = components['schemas']['ContractorApplication'];
export type NewContractorApplication = components['schemas']['NewContractorApplication'];
export type CompanyDraft = components['schemas']['CompanyDraft'];
export type CompanyDraftSave = components['schemas']['CompanyDraftSave'];
export type CompanyDraftSend = components['schemas']['CompanyDraftSend'];
export type CompanyDraftMove = components['schemas']['CompanyDraftMove'];
export type ProjectDraft = components['schemas']['ProjectDraft'];
export type ProjectDraftSave = components['schemas']['ProjectDraftSave'];
export type ProjectDraftSend = components['schemas']['ProjectDraftSend'];
export type ProjectDraftMove = components['schemas']['ProjectDraftMove'];
export type ProjectPicture = components['schemas']['ProjectPicture'];
export type ProjectCompany = components['schemas']['ProjectCompany'];
export type ProjectDetail = components['schemas']['ProjectDetail'];
export type ReviewGoneReason = components['schemas']['ReviewGoneReason'];
export type ReviewRemoval = components['schemas']['ReviewRemoval'];
export type ReviewStyle = components['schemas']['ReviewStyle'];
export type CompanyReply = components['schemas']['CompanyReply'];
export type ConstructionReview = components['schemas']['ConstructionReview'];
export type ConstructionReviewSummary = components['schemas']['ConstructionReviewSummary'];
export type ConstructionReviewList = components['schemas']['ConstructionReviewList'];
export type Words = components['schemas']['Words'];
export type UploadedImages = components['schemas']['UploadedImages'];
export type NewConstructionReview = components['schemas']['NewConstructionReview'];
export type MyReviewRemoval = components['schemas']['MyReviewRemoval'];
export type ReceivedConstructionReview = components['schemas']['ReceivedConstructionReview'];
export type ReceivedConstructionReviewList = components['schemas']['ReceivedConstructionReviewList'];
export type ConstructionReviewState = components['schemas']['ConstructionReviewState'];
export type ReviewChangeRefusal = components['schemas']['ReviewChangeRefusal'];
export type MyRemovalAppeal = components['schemas']['MyRemovalAppeal'];
export type MyReviewEvidence = components['schemas']['MyReviewEvidence'];
export type EvidenceRefusal = components['schemas']['EvidenceRefusal'];
export type MyConstructionReview = components['schemas']['MyConstructionReview'];
export type MyConstructionReviewList = components['schemas']['MyConstructionReviewList'];
export type CompanyToReview = components['schemas']['CompanyToReview'];
export type CompanyToReviewList = components['schemas']['CompanyToReviewList'];
export type ChangedConstructionReview = components['schemas']['ChangedConstructionReview'];
export type NewReviewEvidence = components['schemas']['NewReviewEvidence'];
export type WithdrawnConstructionReview = components['schemas']['WithdrawnConstructionReview'];
export type NewConstructionReply = components['schemas']['NewConstructionReply'];
export type ConstructionRemovalRequest = components['schemas']['ConstructionRemovalRequest'];
export type RequestedConstructionRemoval = components['schemas']['RequestedConstructionRemoval'];
export type RemovalAppealForm = components['schemas']['RemovalAppealForm'];
export type AdChannel = components['schemas']['AdChannel'];
export type AdEvents = components['schemas']['AdEvents'];
export type AdReportForm = components['schemas']['AdReportForm'];
export type AdReport = components['schemas']['AdReport'];
export type AdAppealForm = components['schemas']['AdAppealForm'];
export type AdTakenDown = components['schemas']['AdTakenDown'];
export type RefusedPlaces = components['schemas']['RefusedPlaces'];
export type PlaceRefusal = components['schemas']['PlaceRefusal'];
export type CostTruth = components['schemas']['CostTruth'];
export type WorkMap = components['schemas']['WorkMap'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type SentMessage = components['schemas']['SentMessage'];
export type InboxState = components['schemas']['InboxState'];
export type InboxSide = components['schemas']['InboxSide'];
export type InboxCompany = components['schemas']['InboxCompany'];
export type InboxPerson = components['schemas']['InboxPerson'];
export type InboxItem = components['schemas']['InboxItem'];
export type InboxList = components['schemas']['InboxList'];
export type InboxDesign = components['schemas']['InboxDesign'];
export type InboxWords = components['schemas']['InboxWords'];
export type InboxThread = components['schemas']['InboxThread'];
export type InboxRead = components['schemas']['InboxRead'];
export type InboxReadState = components['schemas']['InboxReadState'];
export type InboxReply = components['schemas']['InboxReply'];
export type SupportState = components['schemas']['SupportState'];
export type SupportCategory = components['schemas']['SupportCategory'];
export type SupportPostItem = components['schemas']['SupportPostItem'];
export type SupportPostList = components['schemas']['SupportPostList'];
export type SupportWords = components['schemas']['SupportWords'];
export type SupportPost = components['schemas']['SupportPost'];
export type NewSupportPost = components['schemas']['NewSupportPost'];
export type ChangedSupportPost = components['schemas']['ChangedSupportPost'];
export type SupportQuestion = components['schemas']['SupportQuestion'];
export type SupportAuthor = components['schemas']['SupportAuthor'];
export type SupportQueueItem = components['schemas']['SupportQueueItem'];
export type SupportQueue = components['schemas']['SupportQueue'];
export type SupportCase = components['schemas']['SupportCase'];
export type SupportAnswer = components['schemas']['SupportAnswer'];
export type FaqCategory = components['schemas']['FaqCategory'];
export type FaqItem = components['schemas']['FaqItem'];
export type FaqList = components['schemas']['FaqList'];
export type RbrProject = components['schemas']['RbrProject'];
export type RbrStyle = components['schemas']['RbrStyle'];
export type RbrLayoutDetail = components['schemas']['RbrLayoutDetail'];
export type RbrRoom = components['schemas']['RbrRoom'];
export type RbrUnit = components['schemas']['RbrUnit'];
export type RbrProjectDetail = components['schemas']['RbrProjectDetail'];
export type RbrFloor = components['schemas']['RbrFloor'];
export type RbrView = components['schemas']['RbrView'];
export type RbrScene = components['schemas']['RbrScene'];
export type RbrSlotName = components['schemas']['RbrSlotName'];
export type RoomNiche = components['schemas']['RoomNiche'];
export type RbrLayer = components['schemas']['RbrLayer'];
export type Dimensions = components['schemas']['Dimensions'];
export type RbrCoverage = components['schemas']['RbrCoverage'];
export type ApplianceFacts = components['schemas']['ApplianceFacts'];
export type RbrPiece = components['schemas']['RbrPiece'];
export type RbrOption = components['schemas']['RbrOption'];
export type RbrSlot = components['schemas']['RbrSlot'];
export type RbrHomeRoom = components['schemas']['RbrHomeRoom'];
export type RbrHome = components['schemas']['RbrHome'];
export type RbrProjectSmall = components['schemas']['RbrProjectSmall'];
export type RbrHomeCard = components['schemas']['RbrHomeCard'];
export type RbrProductPlace = components['schemas']['RbrProductPlace'];
export type FinishedHomeCard = components['schemas']['FinishedHomeCard'];
export type FinishedHomeList = components['schemas']['FinishedHomeList'];
export type FinishedHome = components['schemas']['FinishedHome'];
export type OfficeRoomKind = components['schemas']['OfficeRoomKind'];
export type OfficePoint = components['schemas']['OfficePoint'];
export type OfficeOutline = components['schemas']['OfficeOutline'];
export type OfficePlanRoom = components['schemas']['OfficePlanRoom'];
export type OfficePlanDoor = components['schemas']['OfficePlanDoor'];
export type OfficePlan = components['schemas']['OfficePlan'];
export type OfficePlans = components['schemas']['OfficePlans'];
export type FoundPlanDoor = components['schemas']['FoundPlanDoor'];
export type FoundPlan = components['schemas']['FoundPlan'];
export type OfficeProjectCard = components['schemas']['OfficeProjectCard'];
export type OfficeProjects = components['schemas']['OfficeProjects'];
export type OfficeProjectSaved = components['schemas']['OfficeProjectSaved'];
export type OfficeProject = components['schemas']['OfficeProject'];
export type OfficeProjectId = components['schemas']['OfficeProjectId'];
export type KeptModules = components['schemas']['KeptModules'];
export type ModuleNumbers = components['schemas']['ModuleNumbers'];
export type ModuleNumber = components['schemas']['ModuleNumber'];
export type OfficeQuotationRequest = components['schemas']['OfficeQuotationRequest'];
export type OfficeQuotationEvent = components['schemas']['OfficeQuotationEvent'];
export type OfficeQuotationDetail = components['schemas']['OfficeQuotationDetail'];
export type OfficeQuotationMove = components['schemas']['OfficeQuotationMove'];
export type SavedRooms = components['schemas']['SavedRooms'];
export type SavedRoomsList = components['schemas']['SavedRoomsList'];
export type SavedName = components['schemas']['SavedName'];
export type NewSavedRooms = components['schemas']['NewSavedRooms'];
export type SavedRoomsName = components['schemas']['SavedRoomsName'];
export type SavedRoomsId = components['schemas']['SavedRoomsId'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMedia = components['responses']['UnsupportedMedia'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterIdInPath = components['parameters']['IdInPath'];
export type ParameterQuery = components['parameters']['Query'];
export type HeaderXRequestId = components['headers']['XRequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
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
                "application/json": components["schemas"]["SystemLogin"] | components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description Signed in, or `data` null for a social id that is not registered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
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
    registerUser: {
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
                "application/json": components["schemas"]["SystemRegistration"] | components["schemas"]["SocialRegistration"];
            };
        };
        responses: {
            /** @description Registered; sign in next. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegisteredUser"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerBusiness: {
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
                 *       "type": "company",
                 *       "email": "lan@hien.example",
                 *       "password": "hien-2026",
                 *       "confirm_password": "hien-2026",
                 *       "first_name": "Lan",
                 *       "last_name": "Phạm",
                 *       "company_name": "Công ty TNHH Nội thất An Gia",
                 *       "hotline": "02838123456",
                 *       "business_email": "lienhe@hien.example",
                 *       "registration_number": "0312345678",
                 *       "foundation_day": "2018-05-20",
                 *       "website": "https://angia.example",
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "company_address": "12 Nguyễn Huệ, phường Sài Gòn",
                 *       "tax_code": "0312345678",
                 *       "verification_code": "204815",
                 *       "terms": true,
                 *       "adult": true
                 *     }
                 */
                "application/json": components["schemas"]["BusinessRegistration"];
            };
        };
        responses: {
            /** @description Registered; sign in next. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegisteredBusiness"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerificationCode: {
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
                 *       "email": "an.nguyen@hien.example",
                 *       "purpose": "sign-up"
                 *     }
                 */
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CodeSent"];
                        message?: string;
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
    verifyCode: {
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
                 *       "code": "204815"
                 *     }
                 */
                "application/json": components["schemas"]["CodeCheck"];
            };
        };
        responses: {
            /** @description The ticket for the new password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetTicket"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                 *       "ticket": "8mKkQm0oYc3b1Uo5rYxTnE2vJ7wZ4sLd9fGhAaBbCcD",
                 *       "password": "hien-2027",
                 *       "confirm_password": "hien-2027"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpSecondFactor: {
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
                 *       "ticket": "8mKkQm0oYc3b1Uo5rYxTnE2vJ7wZ4sLd9fGhAaBbCcD"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorTicket"];
            };
        };
        responses: {
            /** @description The secret, as text and as a picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSetup"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSecondFactor: {
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
                 *       "ticket": "8mKkQm0oYc3b1Uo5rYxTnE2vJ7wZ4sLd9fGhAaBbCcD",
                 *       "code": "204815"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
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
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                        message?: string;
                    };
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
    listProviders: {
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
            /** @description Google, Facebook, Apple, Zalo. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Provider"][];
                        };
                        message?: string;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeSocialCode: {
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
                 *       "login_method": "google",
                 *       "code": "social-code",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
                 *       "nonce": "n-0S6_WzA2Mj-0S6_WzA2Mj",
                 *       "redirect_uri": "https://hien.example/social-callback"
                 *     }
                 */
                "application/json": components["schemas"]["SocialCode"];
            };
        };
        responses: {
            /** @description Who it is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SocialPerson"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCommerceTokens: {
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
            /** @description The tokens. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommerceTokens"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
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
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"] | null;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
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
                 *       "first_name": "Thu An",
                 *       "last_name": "Nguyễn",
                 *       "phone": "0912345678",
                 *       "expected_version": 3
                 *     }
                 */
                "application/json": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The profile after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
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
                 *       "old_password": "hien-2026",
                 *       "password": "hien-2027",
                 *       "confirm_password": "hien-2027"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description How many other sessions ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions-2"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
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
            /** @description How many other sessions ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions-2"];
                        message?: string;
                    };
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
    listAddresses: {
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
            /** @description At most ten addresses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
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
                 *       "receiver": "Nguyễn Thu An",
                 *       "phone": "0912345678",
                 *       "admin_system": "post2025",
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "district": null,
                 *       "ward": "Phường Thảo Điền",
                 *       "address": "12 đường số 5",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description All addresses after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
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
                 *       "receiver": "Nguyễn Thu An",
                 *       "phone": "0912345678",
                 *       "admin_system": "post2025",
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "district": null,
                 *       "ward": "Phường Thảo Điền",
                 *       "address": "12 đường số 5",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangedAddress"];
            };
        };
        responses: {
            /** @description All addresses after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAddress: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["AddressId"];
            };
        };
        responses: {
            /** @description All addresses after the change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddressList"];
                        message?: string;
                    };
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
    getBusiness: {
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
            /** @description The business side of the member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Business"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBusinessDetails: {
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
                 *       "type": "company",
                 *       "first_name": "An",
                 *       "last_name": "Nguyễn",
                 *       "company_name": "Công ty TNHH Nội thất An Gia",
                 *       "hotline": "0912345678",
                 *       "business_email": "lienhe@angia.example",
                 *       "registration_number": "0312345678",
                 *       "foundation_day": "2019-04-02",
                 *       "website": "https://angia.example",
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "company_address": "12 Lê Lợi, phường Sài Gòn",
                 *       "tax_code": "0312345678",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["BusinessForm"];
            };
        };
        responses: {
            /** @description The business side of the member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Business"];
                        message?: string;
                    };
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
    exportMyData: {
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
                    "application/json": {
                        data: components["schemas"]["Export"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
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
                 *       "password": "hien-2026",
                 *       "understood": true,
                 *       "reason": ""
                 *     }
                 */
                "application/json": components["schemas"]["DeletionForm"];
            };
        };
        responses: {
            /** @description When it was withdrawn, and from when the same e-mail may register again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Farewell"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminOverview: {
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
            /** @description The queues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Overview"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUpgradeCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits for a decision, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["UpgradeCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideUpgrade: {
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
                 *       "decision": "reject",
                 *       "reason": "Giấy phép kinh doanh đã hết hạn",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The case after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UpgradeCase"];
                        message?: string;
                    };
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
    listContractorCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits for a decision, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ContractorCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    listOutbox: {
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
            /** @description A page of mails. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OutboxMail"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideContractor: {
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
                 *       "decision": "reject",
                 *       "reason": "Giấy phép kinh doanh đã hết hạn",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The case after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractorCase"];
                        message?: string;
                    };
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
    readClock: {
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
            /** @description The clock. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DemoClock"];
                        message?: string;
                    };
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
    moveClock: {
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
                 *       "to": "2026-03-13T03:00:00Z"
                 *     }
                 */
                "application/json": {
                    to: components["schemas"]["SentInstant"];
                };
            };
        };
        responses: {
            /** @description The clock after the move. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DemoClock"];
                        message?: string;
                    };
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
    listMoneyReturns: {
        parameters: {
            query?: {
                /**
                 * @description What waits for a person, the most urgent first, or what people have dealt with, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of returns. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["MoneyReturnCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    readReturnAccount: {
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
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnAccount"];
                        message?: string;
                    };
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
    payMoneyReturn: {
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
                 *       "proof": "FT26065112233",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["PaidByHand"];
            };
        };
        responses: {
            /** @description The return after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MoneyReturnCase"];
                        message?: string;
                    };
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
    retryMoneyReturn: {
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
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["SendAgain"];
            };
        };
        responses: {
            /** @description The return, on its way again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MoneyReturnCase"];
                        message?: string;
                    };
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
    listStaffCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits for a person, the most urgent first, or what people have dealt with, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["StaffCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    noteStaffCase: {
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
                 *       "note": "Đã gọi ngân hàng và hoàn phần thừa.",
                 *       "close": true
                 *     }
                 */
                "application/json": components["schemas"]["CaseNote"];
            };
        };
        responses: {
            /** @description The case after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffCase"];
                        message?: string;
                    };
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
    listPartnerCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was dealt with, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PartnerCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decidePartner: {
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
                 *       "decision": "reject",
                 *       "reason": "Ảnh giấy phép bị mờ",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description The application after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerCase"];
                        message?: string;
                    };
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
    listLeadCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was dealt with, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LeadCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    answerLead: {
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
                 *       "content": "Chúng tôi gửi báo giá trong tệp đính kèm của email."
                 *     }
                 */
                "application/json": components["schemas"]["LeadAnswer"];
            };
        };
        responses: {
            /** @description The request with its answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LeadCase"];
                        message?: string;
                    };
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
    readPayouts: {
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
            /** @description The payments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Payout"][];
                            without: string[];
                        };
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was paid, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of months. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SettlementCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    listSettlementLines: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description The beginning of an order's number.
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
            /** @description A page of lines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Transaction"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    holdSettlement: {
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
                 *       "decision": "hold",
                 *       "line_ids": [
                 *         881
                 *       ],
                 *       "reason": "Chờ kết quả khiếu nại hàng giả",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["SettlementHold"];
            };
        };
        responses: {
            /** @description The month afterwards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementCase"];
                        message?: string;
                    };
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
    paySettlements: {
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
                 *       "reference": "FT26335000777",
                 *       "items": [
                 *         {
                 *           "id": 12,
                 *           "expected_version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SettlementLot"];
            };
        };
        responses: {
            /** @description What became of each month. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementLotResult"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSettlement: {
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
                 *       "decision": "pay",
                 *       "reason": "VCB 2603060042",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["SettlementDecision"];
            };
        };
        responses: {
            /** @description The month after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementCase"];
                        message?: string;
                    };
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
    listDesignCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideDesign: {
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
                 *       "decision": "reject",
                 *       "reason": "Mặt bằng không khớp với ảnh phối cảnh",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignCase"];
                        message?: string;
                    };
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
    listDesignSales: {
        parameters: {
            query?: {
                /**
                 * @description A design, its number or its seller; accents may be left out.
                 * @example nhà
                 */
                q?: string;
                /**
                 * @description Only designs that are sold so.
                 * @example on_sale
                 */
                sale?: components["schemas"]["DesignSaleState"];
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
            /** @description A page of designs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignSaleCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    moveDesign: {
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
                 *       "action": "withhold",
                 *       "reason": "Ảnh phòng bếp lấy từ trang của người khác",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "withhold" | "release";
                    reason: string;
                    expected_version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The design after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignSaleCase"];
                        message?: string;
                    };
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
    listDesignPartnerCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignPartnerCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideDesignPartner: {
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
                 *       "decision": "reject",
                 *       "reason": "Bản vẽ mẫu chưa có kích thước",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The application after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartnerCase"];
                        message?: string;
                    };
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
    moveDesignPartner: {
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
                 *       "action": "suspend",
                 *       "reason": "Hai bộ thiết kế dùng ảnh của người khác",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "suspend" | "restore" | "end";
                    reason: string;
                    expected_version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The partner after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartnerCase"];
                        message?: string;
                    };
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
    listDesignRefunds: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignRefundCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideDesignRefund: {
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
                 *       "decision": "approve",
                 *       "reason": "Chưa tải lần nào, mua nhầm diện tích",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["DesignRefundDecision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignRefundCase"];
                        message?: string;
                    };
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
    listDownloadExtensions: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DownloadExtensionCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideDownloadExtension: {
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
                 *       "decision": "approve",
                 *       "reason": "Máy hỏng khi đang tải, cho tải thêm",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["DesignRefundDecision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DownloadExtensionCase"];
                        message?: string;
                    };
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
    listCompanyCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["CompanyCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideCompany: {
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
                 *       "decision": "reject",
                 *       "reason": "Ảnh bìa là của công ty khác",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyCase"];
                        message?: string;
                    };
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
    listProjectCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ProjectCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideProject: {
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
                 *       "decision": "reject",
                 *       "reason": "Ảnh thứ hai là của công ty khác",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectCase"];
                        message?: string;
                    };
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
    listShopChanges: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ShopChangeCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    readShopChangeAccount: {
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
            /** @description Both accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopChangeAccounts"];
                        message?: string;
                    };
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
    decideShopChange: {
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
                 *       "decision": "approve",
                 *       "reason": "",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopChangeCase"];
                        message?: string;
                    };
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
    listPromotionCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["PromotionCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decidePromotion: {
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
                 *       "decision": "approve",
                 *       "reason": "",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromotionCase"];
                        message?: string;
                    };
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
    listAdCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, by the time that is left, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdCaseList"];
                        message?: string;
                    };
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
    decideAd: {
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
                 *       "decision": "take-down",
                 *       "rule": "misleading",
                 *       "reason": "“Số một thành phố” không có tài liệu chứng minh.",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["AdDecision"];
            };
        };
        responses: {
            /** @description The case after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdCase"];
                        message?: string;
                    };
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
    listReportCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, the heaviest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportCaseList"];
                        message?: string;
                    };
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
    decideReport: {
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
                 *       "decision": "remove",
                 *       "rule": "not-a-partner",
                 *       "quote": "Rèm giá gốc, gọi 09xx",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description The case after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportCase"];
                        message?: string;
                    };
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
    decideAppeal: {
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
                 *       "decision": "restore",
                 *       "reason": "Bạn nói đúng, bài không quảng cáo.",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["AppealDecision"];
            };
        };
        responses: {
            /** @description The case after the answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportCase"];
                        message?: string;
                    };
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
    listItemCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ItemCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideItem: {
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
                 *       "decision": "reject",
                 *       "reason": "Ảnh bị mờ",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemCase"];
                        message?: string;
                    };
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
    listReviewRemovals: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RemovalCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    listOfficeQuotationCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OfficeQuotationCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideOfficeQuotation: {
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
                 *       "decision": "quote",
                 *       "reason": "Đã gồm vận chuyển",
                 *       "expected_version": 0,
                 *       "lines": [
                 *         {
                 *           "id": "desk-6",
                 *           "quantity": 4,
                 *           "price": 26400000
                 *         }
                 *       ],
                 *       "valid_days": 14,
                 *       "start": null
                 *     }
                 */
                "application/json": components["schemas"]["OfficeQuotationDecision"];
            };
        };
        responses: {
            /** @description The case after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeQuotationCase"];
                        message?: string;
                    };
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
    listConstructionRemovals: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ConstructionRemovalCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideConstructionRemoval: {
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
                 *       "decision": "keep",
                 *       "reason": "Đây là trải nghiệm của người mua",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["ConstructionRemovalDecision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConstructionRemovalCase"];
                        message?: string;
                    };
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
    listReviewEvidence: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of papers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ReviewEvidenceCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideReviewEvidence: {
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
                 *       "decision": "reject",
                 *       "reason": "Hợp đồng không ghi tên công ty này",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The papers after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReviewEvidenceCase"];
                        message?: string;
                    };
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
    decideReviewRemoval: {
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
                 *       "decision": "keep",
                 *       "reason": "Đây là trải nghiệm của người mua",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["RemovalDecision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RemovalCase"];
                        message?: string;
                    };
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
    voidBid: {
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
                 *       "bid": 2,
                 *       "reason": "Công ty đã mất giấy phép."
                 *     }
                 */
                "application/json": components["schemas"]["VoidBidForm"];
            };
        };
        responses: {
            /** @description The line of the ledger that says so. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VoidedBid"];
                        message?: string;
                    };
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
    listAuctionDisputes: {
        parameters: {
            query?: {
                /**
                 * @description What waits, or what was decided, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of disputes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuctionDisputeCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideAuctionDispute: {
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
                 *       "decision": "reject",
                 *       "reason": "Lượt của công ty đặt sau giờ đóng của vị trí.",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description The dispute after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuctionDisputeCase"];
                        message?: string;
                    };
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
    listAuctions: {
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
            /** @description A page of auctions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuctionSummary"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    listCompanyFacts: {
        parameters: {
            query?: {
                /**
                 * @description A company or its tax code; accents may be left out.
                 * @example hiên an
                 */
                q?: string;
                /**
                 * @description Only companies that sent a paper (`sent`), with one that ran out or does within thirty days (`ending`), or of which nothing was checked (`none`).
                 * @example ending
                 */
                of?: "sent" | "ending" | "none";
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
            /** @description A page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["CompanyFactsCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    checkCompanyFact: {
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
                 *       "paper": "policy",
                 *       "on": "2026-03-05",
                 *       "until": "2027-03-01",
                 *       "note": "Hợp đồng bảo hiểm XD-2026-00418, bản gốc",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": {
                    paper: components["schemas"]["FactPaper"];
                    /** Format: date */
                    on: string;
                    until: string | null;
                    /** @description The number of the paper and who gave it; staff alone read it. */
                    note: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The company after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyFactsCase"];
                        message?: string;
                    };
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
    withdrawCompanyFact: {
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
                 *       "kind": "office",
                 *       "reason": "Văn phòng đã trả mặt bằng",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["FactKind"];
                    reason: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The company after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyFactsCase"];
                        message?: string;
                    };
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
    refuseCompanyPaper: {
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
                 *       "kind": "insurance",
                 *       "reason": "Thiếu trang có số hợp đồng",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["FactKind"];
                    reason: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The company after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyFactsCase"];
                        message?: string;
                    };
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
    listLateBills: {
        parameters: {
            query?: {
                /**
                 * @description What waits, the longest late first, or what was done, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
                /**
                 * @description An order, a shop, the company of the invoice or its tax code; accents may be left out.
                 * @example bờ kè
                 */
                q?: string;
                /**
                 * @description Late by 7 days at most, by 8 to 30, or longer.
                 * @example month
                 */
                late?: "week" | "month" | "longer";
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
            /** @description A page of invoices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["LateBillCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    remindOfLateBill: {
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
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": {
                    expected_version: number;
                };
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
                    "application/json": {
                        data: components["schemas"]["LateBillCase"];
                        message?: string;
                    };
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
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description A shop, its company or tax code; accents may be left out.
                 * @example mộc
                 */
                q?: string;
                /**
                 * @description Only shops that are stopped, or only those that sell.
                 * @example stopped
                 */
                sales?: "open" | "stopped";
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
            /** @description A page of shops. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["ShopCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideShop: {
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
                 *       "action": "resume",
                 *       "reason": "Đã tăng người đóng gói và gửi bù các đơn trễ",
                 *       "expected_version": 3
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "stop" | "resume";
                    reason: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The shop after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopCase"];
                        message?: string;
                    };
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
    setShopTaxpayer: {
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
                 *       "taxpayer": "household",
                 *       "reason": "Giấy chứng nhận hộ kinh doanh 41X8012345",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": {
                    taxpayer: components["schemas"]["Taxpayer"];
                    reason: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The shop after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShopCase"];
                        message?: string;
                    };
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
    listAdMemberships: {
        parameters: {
            query?: {
                /**
                 * @description A company; accents may be left out.
                 * @example mộc
                 */
                q?: string;
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
            /** @description A page of memberships. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AdMembershipCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    readAdMembershipFigures: {
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
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdMembershipFigures"];
                        message?: string;
                    };
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
    decideAdMembership: {
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
                 *       "action": "suspend",
                 *       "reason": "Giấy phép đã hết hạn",
                 *       "expected_version": 3
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "suspend" | "restore";
                    reason: string;
                    expected_version: number;
                };
            };
        };
        responses: {
            /** @description The membership after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdMembershipCase"];
                        message?: string;
                    };
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
    readAdTakings: {
        parameters: {
            query?: {
                /**
                 * @description A month in Vietnam.
                 * @example 2026-02
                 */
                month?: components["schemas"]["SettlementMonth"];
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
            /** @description The month. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdTakings"];
                        message?: string;
                    };
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
    listReading: {
        parameters: {
            query?: {
                /**
                 * @description Only articles, or only essays.
                 * @example article
                 */
                kind?: components["schemas"]["ReadingKind"];
                /**
                 * @description Only these; `planned` are those that are published by themselves, whatever they are now.
                 * @example draft
                 */
                state?: "draft" | "planned" | "published" | "changed" | "taken-back";
                /**
                 * @description Words of the title, in any of the languages.
                 * @example bếp
                 */
                q?: string;
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
            /** @description A page of texts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadingList"];
                        message?: string;
                    };
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
    createReading: {
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
                 *       "kind": "article",
                 *       "key": "reading-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewReading"];
            };
        };
        responses: {
            /** @description What was begun. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadingText"];
                        message?: string;
                    };
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
    getReading: {
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
                 * @description Which text.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadingText"];
                        message?: string;
                    };
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
    saveReading: {
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
                 * @description Which text.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guide",
                 *       "title": {
                 *         "vi": "Bếp bốn mét vuông",
                 *         "en": "A kitchen of four square metres",
                 *         "ko": ""
                 *       },
                 *       "excerpt": {
                 *         "vi": "Nhỏ mà đủ.",
                 *         "en": "Small and enough.",
                 *         "ko": ""
                 *       },
                 *       "body": {
                 *         "vi": "<p>Bắt đầu từ chỗ đứng.</p>",
                 *         "en": "",
                 *         "ko": ""
                 *       },
                 *       "cover": null,
                 *       "cover_alt": {
                 *         "vi": "",
                 *         "en": "",
                 *         "ko": ""
                 *       },
                 *       "author": "Ban biên tập Hiên",
                 *       "tags": [
                 *         "bếp"
                 *       ],
                 *       "product_ids": [],
                 *       "confirmed": [],
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReadingSave"];
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
                    "application/json": {
                        data: components["schemas"]["ReadingText"];
                        message?: string;
                    };
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
    moveReading: {
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
                 * @description Which text.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "move": "publish",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["ReadingMoveForm"];
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
                    "application/json": {
                        data: components["schemas"]["ReadingText"];
                        message?: string;
                    };
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
    planReading: {
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
                 * @description Which text.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publish_at": "2026-12-24T01:00:00.000Z",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["ReadingPlanForm"];
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
                    "application/json": {
                        data: components["schemas"]["ReadingText"];
                        message?: string;
                    };
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
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Name, e-mail or phone; accents may be left out.
                 * @example thu an
                 */
                q?: string;
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
            /** @description A page of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["MemberCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    sanctionMember: {
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
                 *       "action": "suspend",
                 *       "reason": "Đăng nội dung vi phạm nhiều lần",
                 *       "days": 30,
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["Sanction"];
            };
        };
        responses: {
            /** @description The member after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberCase"];
                        message?: string;
                    };
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
    getTermsSource: {
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
                 * @description Which document.
                 * @example cookies
                 */
                category: components["schemas"]["TermsCategory"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TermsSource"];
                        message?: string;
                    };
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
    announceTerms: {
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
                 *       "category": "cookies",
                 *       "expected_version": 1,
                 *       "important": true,
                 *       "reviewed": false,
                 *       "summary": {
                 *         "vi": "Cookie nào được dùng.",
                 *         "en": "Which cookies are used.",
                 *         "ko": "사용하는 쿠키 안내."
                 *       },
                 *       "changes": {
                 *         "vi": "Thêm một cookie.",
                 *         "en": "One cookie was added.",
                 *         "ko": "쿠키 하나가 추가되었습니다."
                 *       },
                 *       "sections": [
                 *         {
                 *           "title": {
                 *             "vi": "Cookie cần thiết",
                 *             "en": "Necessary cookies",
                 *             "ko": "필수 쿠키"
                 *           },
                 *           "paragraphs": [
                 *             {
                 *               "vi": "Giữ phiên đăng nhập.",
                 *               "en": "They keep you signed in.",
                 *               "ko": "로그인 상태를 유지합니다."
                 *             }
                 *           ],
                 *           "points": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TermsAnnouncement"];
            };
        };
        responses: {
            /** @description The version that was announced. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnnouncedTerms"];
                        message?: string;
                    };
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
    uploadPrivateDocument: {
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
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description The address of the document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string[];
                        message?: string;
                    };
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
    uploadPrivate: {
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
                "multipart/form-data": {
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Addresses of the pictures, in the order of the files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string[];
                        message?: string;
                    };
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
    readPrivateUpload: {
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
                 * @description The last part of the address that the upload answered.
                 * @example 0123456789abcdef0123456789abcdef.webp
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture or document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivateFile"];
                        message?: string;
                    };
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
    exchangeZaloCode: {
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
                 *       "app_id": "1234567890",
                 *       "grant_type": "authorization_code",
                 *       "code": "zalo-code",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/json": components["schemas"]["ZaloCode"];
            };
        };
        responses: {
            /** @description The access token of Zalo. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            access_token: string;
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getZaloMe: {
        parameters: {
            query: {
                /**
                 * @description Token of /app/zalo/access_token.
                 * @example zalo-token
                 */
                access_token: string;
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
            /** @description Id and name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartnerApplication: {
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
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerApplication"] | null;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyAsPartner: {
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
                 *       "store_name": "Gỗ Ven Sông",
                 *       "registration_number": "0312345678",
                 *       "tax_code": "0312345678",
                 *       "business_address": "12 Bến Nghé, Thành phố Hồ Chí Minh",
                 *       "owner": "Nguyễn Thu An",
                 *       "address": "12 Bến Nghé, Thành phố Hồ Chí Minh",
                 *       "contact_name": "Nguyễn Thu An",
                 *       "contact_email": "khach@hien.example",
                 *       "contact_phone": "0912345678",
                 *       "bank_name": "Vietcombank",
                 *       "account_holder": "GO VEN SONG",
                 *       "account_number": "0071001234567",
                 *       "holder_note": "",
                 *       "licence": "/media/uploads/0123456789abcdef0123456789abcdef.webp",
                 *       "self_delivery": true,
                 *       "policy": true
                 *     }
                 */
                "application/json": components["schemas"]["AffiliateForm"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PartnerApplication"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLead: {
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
                 *       "kind": "campaign",
                 *       "name": "Nguyễn Thu An",
                 *       "phone": "0912345678",
                 *       "email": "khach@hien.example",
                 *       "house_type": "2-bedroom",
                 *       "house_area": 72,
                 *       "message": "Nhận nhà tháng 5.",
                 *       "consent": true,
                 *       "marketing": false
                 *     }
                 */
                "application/json": components["schemas"]["CampaignLead"] | components["schemas"]["CareerLead"] | components["schemas"]["BulkOrderLead"] | components["schemas"]["RoomsBankLead"] | components["schemas"]["RoomsProjectLead"] | components["schemas"]["RoomsPartnerLead"] | components["schemas"]["TrialProjectLead"] | components["schemas"]["TrialTaxLead"];
            };
        };
        responses: {
            /** @description Received. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Lead"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyLeads: {
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
            /** @description The requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Lead"][];
                        };
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrial: {
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
            /** @description The trial. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Trial"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTerms: {
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
            /** @description The documents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TermsDocument"][];
                        };
                        message?: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTerms: {
        parameters: {
            query?: {
                /**
                 * @description Number of the version; the one in force unless told.
                 * @example 1
                 */
                version?: number;
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
                 * @description Which document.
                 * @example privacy
                 */
                category: components["schemas"]["TermsCategory"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TermsText"];
                        message?: string;
                    };
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
    getFigures: {
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
                    "application/json": {
                        data: components["schemas"]["Figures"];
                        message?: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description What to search for.
                 * @example den tran
                 */
                q: string;
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
            /** @description Four groups with their totals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SearchResult"];
                        message?: string;
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
    listFurnitureDecor: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 4
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
            /** @description A page of sets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["FurnitureDecorItem"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    listSimpleFurnitureDecor: {
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
            /** @description A page of names. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SimpleFurnitureDecorItem"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    listTopDesigns: {
        parameters: {
            query?: {
                /**
                 * @description How many to answer at most.
                 * @example 3
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
            /** @description The designs with the pieces placed in them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignWithFurniture"][];
                        };
                        message?: string;
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
    listSimpleDesigns: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 4
                 */
                limit?: number;
                /**
                 * @description Only this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only this type of house.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
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
                    "application/json": {
                        data: {
                            items: components["schemas"]["SimpleDesign"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    listDesigns: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 12
                 */
                limit?: number;
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only for this type of house.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
                /**
                 * @description Only with such a room.
                 * @example kitchen
                 */
                room_type?: components["schemas"]["RoomType"];
                /**
                 * @description A whole home or one room.
                 * @example whole-unit
                 */
                design_type?: components["schemas"]["DesignType"];
                /**
                 * @description Only what this design partner sells.
                 * @example 1
                 */
                partner_id?: components["schemas"]["Id"];
                /**
                 * @description Only what this company of the directory sells; an id of an older name finds those of the company of today. One that is not listed has none.
                 * @example 1
                 */
                contractor_id?: components["schemas"]["Id"];
                /**
                 * @description How the rooms lie to one another.
                 * @example open-plan
                 */
                plan_type?: components["schemas"]["PlanType"];
                /**
                 * @description How large it is.
                 * @example 50-100
                 */
                area?: components["schemas"]["AreaTier"];
                /**
                 * @description Price of the package at least, đồng.
                 * @example 5000000
                 */
                price_from?: components["schemas"]["SentMoney"];
                /**
                 * @description Price of the package at most, đồng.
                 * @example 20000000
                 */
                price_to?: components["schemas"]["SentMoney"];
                /**
                 * @description What construction may cost reaches this, đồng.
                 * @example 200000000
                 */
                construction_from?: components["schemas"]["Money"];
                /**
                 * @description What construction may cost begins below this, đồng.
                 * @example 500000000
                 */
                construction_to?: components["schemas"]["Money"];
                /**
                 * @description In which order; with words the best match stands first in any.
                 * @example newest
                 */
                sort?: components["schemas"]["DesignSort"];
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
                    "application/json": {
                        data: {
                            items: components["schemas"]["DesignCard"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    countDesigns: {
        parameters: {
            query?: {
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only for this type of house.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
                /**
                 * @description Only with such a room.
                 * @example kitchen
                 */
                room_type?: components["schemas"]["RoomType"];
                /**
                 * @description A whole home or one room.
                 * @example whole-unit
                 */
                design_type?: components["schemas"]["DesignType"];
                /**
                 * @description Only what this company of the directory sells; an id of an older name finds those of the company of today. One that is not listed has none.
                 * @example 1
                 */
                contractor_id?: components["schemas"]["Id"];
                /**
                 * @description How the rooms lie to one another.
                 * @example open-plan
                 */
                plan_type?: components["schemas"]["PlanType"];
                /**
                 * @description How large it is.
                 * @example 50-100
                 */
                area?: components["schemas"]["AreaTier"];
                /**
                 * @description Price of the package at least, đồng.
                 * @example 5000000
                 */
                price_from?: components["schemas"]["SentMoney"];
                /**
                 * @description Price of the package at most, đồng.
                 * @example 20000000
                 */
                price_to?: components["schemas"]["SentMoney"];
                /**
                 * @description What construction may cost reaches this, đồng.
                 * @example 200000000
                 */
                construction_from?: components["schemas"]["Money"];
                /**
                 * @description What construction may cost begins below this, đồng.
                 * @example 500000000
                 */
                construction_to?: components["schemas"]["Money"];
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
            /** @description The numbers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignCounts"];
                        message?: string;
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
    getDesignPreview: {
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
            /** @description The design. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPreview"];
                        message?: string;
                    };
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
    getDesignPartner: {
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
            /** @description The partner. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartner"];
                        message?: string;
                    };
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
    getDesign: {
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
            /** @description The design. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignDetail"];
                        message?: string;
                    };
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
    listPackageFiles: {
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
            /** @description What a package holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PackageFiles"];
                        message?: string;
                    };
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
    listOwnedDesigns: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description Designs somebody bought. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnedDesign"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    getOwnedDesign: {
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
            /** @description A design somebody bought. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnedDesignDetail"];
                        message?: string;
                    };
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
    makeDownloadLink: {
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
                 *       "mail": false
                 *     }
                 */
                "application/json": {
                    mail: boolean;
                };
            };
        };
        responses: {
            /** @description Make a link. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewDownloadLink"];
                        message?: string;
                    };
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
    revokeDownloadLink: {
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
                 *       "link_id": 1
                 *     }
                 */
                "application/json": {
                    link_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Take a link back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnedDesignDetail"];
                        message?: string;
                    };
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
    askForDownloads: {
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
                 *       "reason": "Máy tính hỏng khi đang tải"
                 *     }
                 */
                "application/json": components["schemas"]["DownloadExtensionForm"];
            };
        };
        responses: {
            /** @description The design with what was asked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnedDesignDetail"];
                        message?: string;
                    };
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
    openDownload: {
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
                 *       "token": "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xY1zA3bC5dE7f"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** @description Begin a download. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenedDownload"];
                        message?: string;
                    };
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
    getLargePictures: {
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
            /** @description How it stands with larger pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LargePictures"];
                        message?: string;
                    };
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
    askForLargePictures: {
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
                 *       "reason": "Cần xem rõ chi tiết tủ bếp trước khi mua"
                 *     }
                 */
                "application/json": components["schemas"]["LargePictureWish"];
            };
        };
        responses: {
            /** @description Ask for larger pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LargePictures"];
                        message?: string;
                    };
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
    readLargePicture: {
        parameters: {
            query: {
                /**
                 * @description Which of the pictures, from 0.
                 * @example 0
                 */
                number: number;
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
            /** @description One of the larger pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PrivateFile"];
                        message?: string;
                    };
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
    listLargePictureCases: {
        parameters: {
            query?: {
                /**
                 * @description What waits or what was decided.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description Who asks for larger pictures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LargePictureCaseList"];
                        message?: string;
                    };
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
    decideLargePictures: {
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
                 *       "decision": "approve",
                 *       "reason": "Mời bạn xem",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["DesignRefundDecision"];
            };
        };
        responses: {
            /** @description Show larger pictures, or not. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LargePictureCase"];
                        message?: string;
                    };
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
    listDesignComments: {
        parameters: {
            query: {
                /**
                 * @description Of which design.
                 * @example 1
                 */
                design_id: components["schemas"]["Id"];
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
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareCommentList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeDesignComment: {
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
                 *       "design_id": 1,
                 *       "parent_id": null,
                 *       "content": "Mình đã làm theo bản này, tủ bếp vừa khít.",
                 *       "key": "comment-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewDesignComment"];
            };
        };
        responses: {
            /** @description What was written. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareComment"];
                        message?: string;
                    };
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
    getDesignPartnerApplication: {
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
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartnerApplication"] | null;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyAsDesignPartner: {
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
                 *       "studio_name": "Studio Lá Trầu",
                 *       "tax_code": "079204001234",
                 *       "phone": "0912345678",
                 *       "email": "studio@latrau.example",
                 *       "years": 6,
                 *       "about": "Nhà ở dưới 120 m², phong cách Nhật và tối giản; mỗi bộ có bản vẽ đo tay và bảng vật liệu.",
                 *       "portfolio": "https://latrau.example",
                 *       "samples": [
                 *         "/media/private/5f0c2a9be1d84736a2c19b7d3e6f4a80.pdf"
                 *       ],
                 *       "papers": [],
                 *       "policy": true,
                 *       "key": "doi-tac-thiet-ke-01"
                 *     }
                 */
                "application/json": components["schemas"]["NewDesignPartnerApplication"];
            };
        };
        responses: {
            /** @description The application as it waits. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartnerApplication"];
                        message?: string;
                    };
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
    withdrawDesignPartnerApplication: {
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
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": {
                    expected_version: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** @description The application, taken back. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignPartnerApplication"];
                        message?: string;
                    };
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
    listOwnDesigns: {
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
                    "application/json": {
                        data: components["schemas"]["OwnDesigns"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDesignDraft: {
        parameters: {
            query?: {
                /**
                 * @description Which of my designs; a new one without.
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
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DesignDraft"];
                        message?: string;
                    };
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
    saveDesignDraft: {
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
                 *       "expected_version": 0,
                 *       "content": {
                 *         "name": {
                 *           "vi": "Nhà gỗ sáng 68 m²",
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
                 *         "design_type": "whole-unit",
                 *         "house_type": "2-bedroom",
                 *         "style": "scandinavian",
                 *         "area": 68,
                 *         "plan_type": "",
                 *         "price": null,
                 *         "pictures": [],
                 *         "rooms": [],
                 *         "plans": [],
                 *         "files": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DesignDraftSave"];
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
                    "application/json": {
                        data: components["schemas"]["DesignDraft"];
                        message?: string;
                    };
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
    sendDesignDraft: {
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
                 *       "expected_version": 4,
                 *       "key": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c42"
                 *     }
                 */
                "application/json": components["schemas"]["DesignDraftSend"];
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
                    "application/json": {
                        data: components["schemas"]["DesignDraft"];
                        message?: string;
                    };
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
    withdrawDesignDraft: {
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
                 *       "id": 3,
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["DesignDraftMove"];
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
                    "application/json": {
                        data: components["schemas"]["DesignDraft"];
                        message?: string;
                    };
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
    deleteDesignDraft: {
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
                 *       "id": 4,
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DesignDraftMove"];
            };
        };
        responses: {
            /** @description The designs that are left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDesigns"];
                        message?: string;
                    };
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
    sellDesign: {
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
                 *       "id": 2,
                 *       "on_sale": false
                 *     }
                 */
                "application/json": components["schemas"]["DesignSale"];
            };
        };
        responses: {
            /** @description The designs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDesigns"];
                        message?: string;
                    };
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
    orderOwnDesigns: {
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
                 *         2,
                 *         1,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DesignOrderOfOwn"];
            };
        };
        responses: {
            /** @description The designs in their new order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDesigns"];
                        message?: string;
                    };
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
    listDesignsByIds: {
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
            /** @description The designs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["SimpleDesign"][];
                        };
                        message?: string;
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
    listBuiltProjects: {
        parameters: {
            query?: {
                /**
                 * @description After this design.
                 * @example 1
                 */
                design_id?: components["schemas"]["Id"];
                /**
                 * @description By this company.
                 * @example 1
                 */
                contractor_id?: components["schemas"]["Id"];
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description Built homes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BuiltProjectList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBuiltProject: {
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
            /** @description A built home. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BuiltProject"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
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
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this team.
                 * @example design
                 */
                team?: components["schemas"]["JobTeam"];
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
            /** @description A page of jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobList"];
                        message?: string;
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
    getJob: {
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
            /** @description The job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobDetail"];
                        message?: string;
                    };
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
    getJobApplication: {
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
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobApplication"] | null;
                        message?: string;
                    };
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
    applyForJob: {
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
                 *       "name": "Nguyễn Thu An",
                 *       "phone": "0912345678",
                 *       "email": "khach@hien.example",
                 *       "message": "Tôi học năm cuối ngành kiến trúc.",
                 *       "cv": "/media/private/0123456789abcdef0123456789abcdef.pdf",
                 *       "consent": true
                 *     }
                 */
                "application/json": components["schemas"]["JobApplicationForm"];
            };
        };
        responses: {
            /** @description The application as it stands. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobApplication"];
                        message?: string;
                    };
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
    withdrawJobApplication: {
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
            /** @description There is none any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                        message?: string;
                    };
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
    listJobApplications: {
        parameters: {
            query?: {
                /**
                 * @description What waits, oldest first, or what was dealt with, newest first.
                 * @example waiting
                 */
                state?: "waiting" | "decided";
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
            /** @description A page of applications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["JobApplicationCase"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
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
    decideJobApplication: {
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
                 *       "decision": "reject",
                 *       "reason": "Chúng tôi tìm người ở Hà Nội",
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description The application after the decision. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JobApplicationCase"];
                        message?: string;
                    };
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
    listInteriorShares: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 9
                 */
                limit?: number;
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only homes of this kind.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
                /**
                 * @description Only homes there.
                 * @example Đà Nẵng
                 */
                city?: string;
                /**
                 * @description Order.
                 * @example newest
                 */
                sort?: "newest" | "popular";
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
            /** @description A page of shared interiors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["InteriorShare"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    likeInteriorShare: {
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
                 *       "liked": true
                 *     }
                 */
                "application/json": components["schemas"]["ShareLikeForm"];
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
                    "application/json": {
                        data: components["schemas"]["ShareLike"];
                        message?: string;
                    };
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
    viewInteriorShare: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ShareViewForm"];
            };
        };
        responses: {
            /** @description It was heard. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: components["schemas"]["Id"];
                        };
                        message?: string;
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
    listLikedShares: {
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
            /** @description The ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ids: components["schemas"]["Id"][];
                            own: components["schemas"]["Id"][];
                        };
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyHomes: {
        parameters: {
            query?: {
                /**
                 * @description What they are to the member.
                 * @example liked
                 */
                kind?: "shared" | "liked" | "saved";
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description A page of homes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyHomes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShareComments: {
        parameters: {
            query: {
                /**
                 * @description Of which home.
                 * @example 1
                 */
                share_id: components["schemas"]["Id"];
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
            /** @description A page of comments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareCommentList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeShareComment: {
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
                 *       "share_id": 1,
                 *       "parent_id": null,
                 *       "content": "Tủ bếp này làm mất bao lâu vậy bạn?",
                 *       "key": "comment-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewShareComment"];
            };
        };
        responses: {
            /** @description What was written. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareComment"];
                        message?: string;
                    };
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
    editShareComment: {
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
                 *       "content": "Tủ bếp này làm mất bao lâu vậy bạn?"
                 *     }
                 */
                "application/json": components["schemas"]["ShareCommentChange"];
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
                    "application/json": {
                        data: components["schemas"]["ShareComment"];
                        message?: string;
                    };
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
    deleteShareComment: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ShareCommentChoice"];
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedShareComment"];
                        message?: string;
                    };
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
    reportInteriorShare: {
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
                 *       "share_id": 1,
                 *       "comment_id": 1,
                 *       "reason": "not-a-partner",
                 *       "words": ""
                 *     }
                 */
                "application/json": components["schemas"]["NewCommunityReport"];
            };
        };
        responses: {
            /** @description What the member reported. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CommunityReport"];
                        message?: string;
                    };
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
    listMyRemovals: {
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
            /** @description A page of removals. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRemovalList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealRemoval: {
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
                 *       "words": "Tôi chỉ kể nơi mình mua, không bán gì cả."
                 *     }
                 */
                "application/json": components["schemas"]["Appeal"];
            };
        };
        responses: {
            /** @description The removal after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyRemoval"];
                        message?: string;
                    };
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
    getModerationNumbers: {
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
            /** @description Numbers of nobody. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ModerationNumbers"];
                        message?: string;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyPosts: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Only these.
                 * @example draft
                 */
                state?: components["schemas"]["PostState"];
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
            /** @description A page of posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PostList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPost: {
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
                 *       "title": "Nhà ống bốn mét",
                 *       "body": "<p>Mười hai năm ở trong căn nhà tối.</p>",
                 *       "house_type": "3-bedroom",
                 *       "style": "modern",
                 *       "area": 96,
                 *       "city": "Hà Nội",
                 *       "cost": 420000000,
                 *       "pictures": [],
                 *       "marks": [],
                 *       "before": null,
                 *       "hashtags": [
                 *         "nhàống"
                 *       ],
                 *       "key": "post-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewPost"];
            };
        };
        responses: {
            /** @description What was begun. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Post"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPost: {
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
                 * @description Which post.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Post"];
                        message?: string;
                    };
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
    savePost: {
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
                 * @description Which post.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Nhà ống bốn mét",
                 *       "body": "<p>Mười hai năm ở trong căn nhà tối.</p>",
                 *       "house_type": "3-bedroom",
                 *       "style": "modern",
                 *       "area": 96,
                 *       "city": "Hà Nội",
                 *       "cost": 420000000,
                 *       "pictures": [],
                 *       "marks": [],
                 *       "before": null,
                 *       "hashtags": [
                 *         "nhàống"
                 *       ],
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PostSave"];
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
                    "application/json": {
                        data: components["schemas"]["Post"];
                        message?: string;
                    };
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
    movePost: {
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
                 * @description Which post.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "move": "publish",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["PostMoveForm"];
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
                    "application/json": {
                        data: components["schemas"]["Post"];
                        message?: string;
                    };
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
    planPost: {
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
                 * @description Which post.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "publish_at": "2026-12-24T01:00:00.000Z",
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["PostPlanForm"];
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
                    "application/json": {
                        data: components["schemas"]["Post"];
                        message?: string;
                    };
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
    getInteriorShare: {
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
                 * @description Which one, as its address says.
                 * @example bay-muoi-met-vuong-va-mot-cai-hien
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared interior. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ShareDetail"];
                        message?: string;
                    };
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
    listArticles: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only this kind.
                 * @example guide
                 */
                type?: components["schemas"]["ArticleType"];
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
                    "application/json": {
                        data: {
                            items: components["schemas"]["Article"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    getArticle: {
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
                 * @description Which one.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ArticleDetail"];
                        message?: string;
                    };
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
    listEssays: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 6
                 */
                limit?: number;
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
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
                    "application/json": {
                        data: {
                            items: components["schemas"]["Essay"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    getEssay: {
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
                 * @description Which one.
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The essay. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EssayDetail"];
                        message?: string;
                    };
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
    uploadImages: {
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
                "multipart/form-data": {
                    files: string[];
                    secret?: string;
                    /** @enum {string} */
                    folder: "inbox" | "customer-center" | "claim" | "avatar" | "review" | "interior-share" | "item" | "portfolio";
                };
            };
        };
        responses: {
            /** @description Addresses of the pictures, in the order of the files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string[];
                        message?: string;
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
    listContractors: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 12
                 */
                limit?: number;
                /**
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only those that build there.
                 * @example Thành phố Hồ Chí Minh
                 */
                city?: string;
                /**
                 * @description Only those that show a project there, however it is spelt (docs/adr/0149); of the city that is named, without one it narrows nothing.
                 * @example Bình Thạnh
                 */
                district?: string;
                /**
                 * @description Only those that build in this style.
                 * @example modern
                 */
                style?: components["schemas"]["InteriorStyle"];
                /**
                 * @description Only those that take homes of this kind.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
                /**
                 * @description Only those that can be asked for this.
                 * @example renovation
                 */
                service?: components["schemas"]["ContractorService"];
                /**
                 * @description Square metres of the job; only those that take one of this size.
                 * @example 68
                 */
                area?: number;
                /**
                 * @description Đồng there are for the job; only those whose smallest job costs no more.
                 * @example 400000000
                 */
                budget?: number;
                /**
                 * @description Only those of whom staff have checked something.
                 * @example true
                 */
                verified?: boolean;
                /**
                 * @description Order.
                 * @example recommended
                 */
                sort?: "recommended" | "rating" | "projects";
                /**
                 * @description Companies whose bought place the visitor keeps away on this device; repeatable. They stand by merit, as those that a member keeps away on the server do.
                 * @example [
                 *       2
                 *     ]
                 */
                refused?: components["schemas"]["Id"][];
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
            /** @description A page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractorList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContractor: {
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
                 * @description Key of the contractor.
                 * @example 1
                 */
                contractor_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contractor. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractorDetail"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countContractorContact: {
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
                 *       "contractor_id": 1,
                 *       "type": "number_of_emails",
                 *       "ad_type": "gold"
                 *     }
                 */
                "application/json": components["schemas"]["ContractorCount"];
            };
        };
        responses: {
            /** @description The new count. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            contractor_id: components["schemas"]["Id"];
                            type: string;
                            count: number;
                        };
                        message?: string;
                    };
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
    listContractorProjects: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many to answer at most.
                 * @example 6
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
                 * @description Key of the contractor.
                 * @example 1
                 */
                contractor_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPapers: {
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
            /** @description The facts and papers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPapers"];
                        message?: string;
                    };
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
    sendOwnPaper: {
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
                 *       "paper": "policy",
                 *       "until": "2027-03-01",
                 *       "files": [
                 *         "/media/private/5f0c2a9be1d84736a2c19b7d3e6f4a80.pdf"
                 *       ],
                 *       "key": "paper-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewPaper"];
            };
        };
        responses: {
            /** @description The facts and papers after it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPapers"];
                        message?: string;
                    };
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
    listOwnProjects: {
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
            /** @description The projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPortfolio"];
                        message?: string;
                    };
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
    orderProjects: {
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
                 *         2,
                 *         1,
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PortfolioOrder"];
            };
        };
        responses: {
            /** @description The projects in their new order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPortfolio"];
                        message?: string;
                    };
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
    showProject: {
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
                 *       "id": 3,
                 *       "shown": false
                 *     }
                 */
                "application/json": components["schemas"]["ShownProject"];
            };
        };
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPortfolio"];
                        message?: string;
                    };
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
    getContractorApplication: {
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
            /** @description The application, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractorApplication"] | null;
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyAsContractor: {
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
                 *       "company_name": "Công ty TNHH Xây dựng Mộc An",
                 *       "tax_code": "0401234567",
                 *       "representative": "Nguyễn Văn Thắng",
                 *       "registered_on": "2019-05-14",
                 *       "address": "8 Trần Phú, phường Hải Châu",
                 *       "city": "Đà Nẵng",
                 *       "work_cities": [
                 *         "Đà Nẵng",
                 *         "Huế"
                 *       ],
                 *       "services": [
                 *         "renovation",
                 *         "turnkey"
                 *       ],
                 *       "company_phone": "0912345678",
                 *       "email": "lienhe@mocan.example",
                 *       "website": "https://mocan.example",
                 *       "papers": [
                 *         "/media/private/5f0c2a9be1d84736a2c19b7d3e6f4a80.pdf"
                 *       ],
                 *       "consent": true,
                 *       "key": "dang-ky-nha-thau-01"
                 *     }
                 */
                "application/json": components["schemas"]["NewContractorApplication"];
            };
        };
        responses: {
            /** @description The application as it waits. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContractorApplication"];
                        message?: string;
                    };
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
    readCompanyDraft: {
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
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyDraft"];
                        message?: string;
                    };
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
    saveCompanyDraft: {
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
                 *       "expected_version": 0,
                 *       "content": {
                 *         "introduction": {
                 *           "vi": "Cải tạo căn hộ 60–120 m², bảo hành hai năm.",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "cover": "/media/rooms/living-modern-01.avif",
                 *         "logo": "",
                 *         "services": [
                 *           "renovation",
                 *           "turnkey"
                 *         ],
                 *         "work_cities": [
                 *           "Thành phố Hồ Chí Minh"
                 *         ],
                 *         "house_types": [
                 *           "2-bedroom"
                 *         ],
                 *         "styles": [
                 *           "modern"
                 *         ],
                 *         "area_from": 60,
                 *         "area_to": 120,
                 *         "budget_from": 180000000,
                 *         "budget_to": null,
                 *         "team_size": 24,
                 *         "languages": [
                 *           "vi",
                 *           "en"
                 *         ],
                 *         "company_phone": "028 3822 0128",
                 *         "hotline": "1900 0128",
                 *         "email": "lienhe@benmoi.example",
                 *         "website": "https://benmoi.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDraftSave"];
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
                    "application/json": {
                        data: components["schemas"]["CompanyDraft"];
                        message?: string;
                    };
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
    sendCompanyDraft: {
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
                 *       "expected_version": 4,
                 *       "key": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c42"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDraftSend"];
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
                    "application/json": {
                        data: components["schemas"]["CompanyDraft"];
                        message?: string;
                    };
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
    withdrawCompanyDraft: {
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
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDraftMove"];
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
                    "application/json": {
                        data: components["schemas"]["CompanyDraft"];
                        message?: string;
                    };
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
    readProjectDraft: {
        parameters: {
            query?: {
                /**
                 * @description Which project; a new one without.
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
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDraft"];
                        message?: string;
                    };
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
    saveProjectDraft: {
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
                 *       "expected_version": 0,
                 *       "content": {
                 *         "project_name": {
                 *           "vi": "Căn hộ hai phòng ngủ ở Thảo Điền",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "location": "Chung cư Bến Mới",
                 *         "district": "Thủ Đức",
                 *         "city": "Thành phố Hồ Chí Minh",
                 *         "description": {
                 *           "vi": "",
                 *           "en": "",
                 *           "ko": ""
                 *         },
                 *         "area": 72,
                 *         "construction_area": null,
                 *         "period_months": 2.5,
                 *         "cost_from": 380000000,
                 *         "cost_to": null,
                 *         "style": "modern",
                 *         "house_type": "2-bedroom",
                 *         "reviewed_on": "2026-01-20",
                 *         "pictures": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectDraftSave"];
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
                    "application/json": {
                        data: components["schemas"]["ProjectDraft"];
                        message?: string;
                    };
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
    sendProjectDraft: {
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
                 *       "expected_version": 4,
                 *       "key": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c41"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectDraftSend"];
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
                    "application/json": {
                        data: components["schemas"]["ProjectDraft"];
                        message?: string;
                    };
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
    withdrawProject: {
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
                 *       "id": 3,
                 *       "expected_version": 2
                 *     }
                 */
                "application/json": components["schemas"]["ProjectDraftMove"];
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
                    "application/json": {
                        data: components["schemas"]["ProjectDraft"];
                        message?: string;
                    };
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
    deleteProject: {
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
                 *       "id": 2,
                 *       "expected_version": 0
                 *     }
                 */
                "application/json": components["schemas"]["ProjectDraftMove"];
            };
        };
        responses: {
            /** @description The projects that are left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPortfolio"];
                        message?: string;
                    };
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
    getContractorProject: {
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
            /** @description The project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProjectDetail"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConstructionReviews: {
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
                 * @description Only those with so many stars.
                 * @example 5
                 */
                stars?: number;
                /**
                 * @description Only those for which staff have seen a contract or an invoice.
                 * @example true
                 */
                proven?: boolean;
                /**
                 * @description Order of the page.
                 * @example newest
                 */
                sort?: "newest" | "highest" | "lowest" | "proven";
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
                 * @description Key of the contractor.
                 * @example 1
                 */
                contractor_id: components["schemas"]["Id"];
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
                    "application/json": {
                        data: components["schemas"]["ConstructionReviewList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeConstructionReview: {
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
                 *       "contractor_id": 1,
                 *       "rating": 5,
                 *       "phone": "0912345678",
                 *       "building": "Chung cư Bến Mới",
                 *       "district": "Bình Thạnh",
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "area": 68,
                 *       "style": "modern",
                 *       "house_type": "2-bedroom",
                 *       "period_months": 2.5,
                 *       "cost_from": 320000000,
                 *       "cost_to": 350000000,
                 *       "review": "Đúng hẹn, dọn sạch mỗi chiều.",
                 *       "images": [],
                 *       "key": "review-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewConstructionReview"];
            };
        };
        responses: {
            /** @description The review as everybody reads it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConstructionReview"];
                        message?: string;
                    };
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
    listReceivedConstructionReviews: {
        parameters: {
            query?: {
                /**
                 * @description Only these.
                 * @example unanswered
                 */
                show?: "unanswered" | "asked";
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
                    "application/json": {
                        data: components["schemas"]["ReceivedConstructionReviewList"];
                        message?: string;
                    };
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
    listMyConstructionReviews: {
        parameters: {
            query?: {
                /**
                 * @description Only those in this state.
                 * @example published
                 */
                state?: components["schemas"]["ConstructionReviewState"];
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
                    "application/json": {
                        data: components["schemas"]["MyConstructionReviewList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompaniesToReview: {
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
            /** @description A page of companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyToReviewList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editConstructionReview: {
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
                 *       "rating": 4,
                 *       "area": 68,
                 *       "style": "modern",
                 *       "house_type": "2-bedroom",
                 *       "period_months": 2.5,
                 *       "cost_from": 320000000,
                 *       "cost_to": 350000000,
                 *       "review": "Đúng hẹn, dọn sạch mỗi chiều.",
                 *       "images": []
                 *     }
                 */
                "application/json": components["schemas"]["ChangedConstructionReview"];
            };
        };
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyConstructionReview"];
                        message?: string;
                    };
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
    sendReviewEvidence: {
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
                 *       "kind": "contract",
                 *       "files": [
                 *         "/media/private/5f0c2a9be1d84736a2c19b7d3e6f4a80.pdf"
                 *       ],
                 *       "key": "evidence-7d1c2b90"
                 *     }
                 */
                "application/json": components["schemas"]["NewReviewEvidence"];
            };
        };
        responses: {
            /** @description The review with what was sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyConstructionReview"];
                        message?: string;
                    };
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
    withdrawConstructionReview: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawnConstructionReview"];
            };
        };
        responses: {
            /** @description What is left of it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyConstructionReview"];
                        message?: string;
                    };
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
    replyToConstructionReview: {
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
                 *       "content": "Cảm ơn anh đã tin Bến Mới."
                 *     }
                 */
                "application/json": components["schemas"]["NewConstructionReply"];
            };
        };
        responses: {
            /** @description The review with its answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConstructionReview"];
                        message?: string;
                    };
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
    requestConstructionRemoval: {
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
                 *       "rule": "not-a-customer",
                 *       "words": "Chúng tôi không có công trình nào ở toà nhà này."
                 *     }
                 */
                "application/json": components["schemas"]["ConstructionRemovalRequest"];
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
                    "application/json": {
                        data: components["schemas"]["RequestedConstructionRemoval"];
                        message?: string;
                    };
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
    appealConstructionRemoval: {
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
                 *       "id": 4,
                 *       "words": "Tôi kể đúng việc đã xảy ra và gửi được ảnh biên bản bàn giao."
                 *     }
                 */
                "application/json": components["schemas"]["RemovalAppealForm"];
            };
        };
        responses: {
            /** @description The review with its appeal. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MyConstructionReview"];
                        message?: string;
                    };
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
    recordAdEvents: {
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
                 *       "events": [
                 *         {
                 *           "contractor_id": 1,
                 *           "channel": "impression",
                 *           "city": "Hà Nội"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AdEvents"];
            };
        };
        responses: {
            /** @description How many events were taken. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accepted: number;
                        };
                        message?: string;
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
    reportAd: {
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
                 *       "contractor_id": 2,
                 *       "city": "Thành phố Hồ Chí Minh",
                 *       "reason": "misleading",
                 *       "words": "Tự nhận là số một thành phố.",
                 *       "device": "5b0c7f3a9d2e41c8"
                 *     }
                 */
                "application/json": components["schemas"]["AdReportForm"];
            };
        };
        responses: {
            /** @description What was reported, and until when staff decide. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdReport"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
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
    appealAd: {
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
                 *       "id": 5,
                 *       "words": "Giải thưởng của hiệp hội năm 2025."
                 *     }
                 */
                "application/json": components["schemas"]["AdAppealForm"];
            };
        };
        responses: {
            /** @description The case as it stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdTakenDown"];
                        message?: string;
                    };
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
    listRefusedPlaces: {
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
            /** @description The companies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RefusedPlaces"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refusePlace: {
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
                 *       "contractor_id": 2,
                 *       "refused": true
                 *     }
                 */
                "application/json": components["schemas"]["PlaceRefusal"];
            };
        };
        responses: {
            /** @description All that I keep away now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RefusedPlaces"];
                        message?: string;
                    };
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
    getCostTruth: {
        parameters: {
            query?: {
                /**
                 * @description City of the homes.
                 * @example Thành phố Hồ Chí Minh
                 */
                city?: string;
                /**
                 * @description Style of the homes.
                 * @example modern
                 */
                style?: components["schemas"]["ReviewStyle"];
                /**
                 * @description Kind of home.
                 * @example 2-bedroom
                 */
                house_type?: components["schemas"]["HouseType"];
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
            /** @description The quartiles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CostTruth"] | null;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkMap: {
        parameters: {
            query?: {
                /**
                 * @description Whose districts are told.
                 * @example Thành phố Hồ Chí Minh
                 */
                city?: string;
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
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkMap"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendInboxMessage: {
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
                 *       "target_type": "contractor",
                 *       "contractor_id": 1,
                 *       "phone_number": "0912345678",
                 *       "email": "khach@hien.example",
                 *       "content": "Tôi muốn hỏi giá cải tạo căn hộ 68 m².",
                 *       "images": []
                 *     }
                 */
                "application/json": components["schemas"]["InboxMessage"];
            };
        };
        responses: {
            /** @description Sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentMessage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInbox: {
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
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only these.
                 * @example unread
                 */
                state?: components["schemas"]["InboxState"];
                /**
                 * @description Only those that came, or only those that were sent.
                 * @example received
                 */
                side?: components["schemas"]["InboxSide"];
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
            /** @description A page of conversations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInboxThread: {
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
            /** @description The conversation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxThread"];
                        message?: string;
                    };
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
    readInboxThread: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["InboxRead"];
            };
        };
        responses: {
            /** @description How many are still unread. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxReadState"];
                        message?: string;
                    };
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
    replyInInbox: {
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
                 *       "content": "Cảm ơn anh, chiều thứ Bảy được ạ.",
                 *       "images": [],
                 *       "key": "7f0c2a9e-reply-1"
                 *     }
                 */
                "application/json": components["schemas"]["InboxReply"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InboxWords"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportPosts: {
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
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only these.
                 * @example answered
                 */
                state?: components["schemas"]["SupportState"];
                /**
                 * @description Only of this category.
                 * @example delivery
                 */
                category?: components["schemas"]["SupportCategory"];
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
            /** @description A page of posts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPostList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSupportPost: {
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
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPost"];
                        message?: string;
                    };
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
    writeSupportPost: {
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
                 *       "category": "delivery",
                 *       "title": "Đổi ngày giao",
                 *       "content": "Tôi muốn nhận hàng vào thứ Bảy.",
                 *       "images": [],
                 *       "key": "7f0c2a9e-post-1"
                 *     }
                 */
                "application/json": components["schemas"]["NewSupportPost"];
            };
        };
        responses: {
            /** @description The post. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPost"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSupportPost: {
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
                 *       "category": "delivery",
                 *       "title": "Đổi ngày giao",
                 *       "content": "Tôi muốn nhận hàng vào Chủ nhật.",
                 *       "images": []
                 *     }
                 */
                "application/json": components["schemas"]["ChangedSupportPost"];
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPost"];
                        message?: string;
                    };
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
    askAgain: {
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
                 *       "content": "Vậy phí đổi ngày là bao nhiêu?",
                 *       "images": [],
                 *       "key": "7f0c2a9e-ask-1"
                 *     }
                 */
                "application/json": components["schemas"]["SupportQuestion"];
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportPost"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupportQueue: {
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
                 * @description Search text. Vietnamese accents may be left out; texts with exactly these accents come first (3.7).
                 * @example den tran
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only these.
                 * @example unanswered
                 */
                state?: components["schemas"]["SupportState"];
                /**
                 * @description Only of this category.
                 * @example refund
                 */
                category?: components["schemas"]["SupportCategory"];
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
            /** @description A page of posts with who wrote them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportQueue"];
                        message?: string;
                    };
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
    getSupportCase: {
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
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportCase"];
                        message?: string;
                    };
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
    answerSupportPost: {
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
                 *       "content": "Hiên đã đổi ngày giao sang thứ Bảy.",
                 *       "key": "7f0c2a9e-answer-1"
                 *     }
                 */
                "application/json": components["schemas"]["SupportAnswer"];
            };
        };
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportCase"];
                        message?: string;
                    };
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
    listFaq: {
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
            /** @description The questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqList"];
                        message?: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
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
            /** @description The projects. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrProject"][];
                        };
                        message?: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStyles: {
        parameters: {
            query?: {
                /**
                 * @description Slug of the project.
                 * @example vinhomes-villas
                 */
                project_name?: string;
                /**
                 * @description Tower.
                 * @example S1
                 */
                tower?: string;
                /**
                 * @description Type of home.
                 * @example 2-bedroom
                 */
                type?: components["schemas"]["HouseType"];
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
            /** @description The styles. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrStyle"][];
                        };
                        message?: string;
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
    listRoomsOfDesign: {
        parameters: {
            query?: {
                /**
                 * @description Only layouts of this style.
                 * @example 1
                 */
                style_id?: components["schemas"]["Id"];
                /**
                 * @description Only this room.
                 * @example living-room
                 */
                room_type?: components["schemas"]["RoomType"];
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
                 * @description Key of the design.
                 * @example 1
                 */
                designId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrRoom"][];
                        };
                        message?: string;
                    };
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
    getProject: {
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
            /** @description The project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RbrProjectDetail"];
                        message?: string;
                    };
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
    getRoomHome: {
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
                 * @description Key of the unit.
                 * @example 1
                 */
                designId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RbrHome"];
                        message?: string;
                    };
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
    listProjectParts: {
        parameters: {
            query: {
                /**
                 * @description Key of the project.
                 * @example 1
                 */
                project_id: components["schemas"]["Id"];
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
            /** @description The parts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrProjectSmall"][];
                        };
                        message?: string;
                    };
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
    listRoomHomes: {
        parameters: {
            query?: {
                /**
                 * @description Slug of the project.
                 * @example ven-song-binh-khanh
                 */
                project?: string;
                /**
                 * @description Tower.
                 * @example S1
                 */
                tower?: string;
                /**
                 * @description Only projects in this brand.
                 * @example samsung
                 */
                brand?: "default" | "demo" | "samsung" | "bgrid" | "vib";
                /**
                 * @description Type of home.
                 * @example 2-bedroom
                 */
                type?: components["schemas"]["HouseType"];
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description A page of home types. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrHomeCard"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
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
    listProductPlaces: {
        parameters: {
            query: {
                /**
                 * @description Which ones; repeatable.
                 * @example [
                 *       1,
                 *       2
                 *     ]
                 */
                product_ids: components["schemas"]["Id"][];
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
            /** @description The places of those that have one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["RbrProductPlace"][];
                        };
                        message?: string;
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
    listFinishedHomes: {
        parameters: {
            query?: {
                /**
                 * @description Type of home.
                 * @example 2-bedroom
                 */
                type?: components["schemas"]["HouseType"];
                /**
                 * @description By this company.
                 * @example 1
                 */
                contractor_id?: components["schemas"]["Id"];
                /**
                 * @description Page, from 1. A page after the last one is an empty list.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
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
            /** @description Finished homes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinishedHomeList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFinishedHome: {
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
            /** @description A finished home. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinishedHome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficePlans: {
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
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficePlans"];
                        message?: string;
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    detectPlan: {
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
                "multipart/form-data": {
                    metres_per_pixel?: number;
                    files: string[];
                };
            };
        };
        responses: {
            /** @description The rooms, the largest first, and the doors, the surest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundPlan"];
                        message?: string;
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
    listOfficeProjects: {
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
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeProjects"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOfficeProject: {
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
                 *       "expected_version": 0,
                 *       "content": {
                 *         "v": 1,
                 *         "name": "Tầng 5",
                 *         "company": "Công ty Minh Long",
                 *         "headcount": 40,
                 *         "density": "usual",
                 *         "plan": null,
                 *         "width": 0,
                 *         "height": 0,
                 *         "scale": null,
                 *         "rooms": [],
                 *         "doors": [],
                 *         "doorsSeen": false,
                 *         "modules": [],
                 *         "more": [],
                 *         "start": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfficeProjectSaved"];
            };
        };
        responses: {
            /** @description The project as it is kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeProject"];
                        message?: string;
                    };
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
    removeOfficeProject: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["OfficeProjectId"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeProjects"];
                        message?: string;
                    };
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
    getOfficeProject: {
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
            /** @description The project. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeProject"];
                        message?: string;
                    };
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
    listKeptModules: {
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
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptModules"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepModules: {
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
                 *       "numbers": [
                 *         7,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ModuleNumbers"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptModules"];
                        message?: string;
                    };
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
    releaseModule: {
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
                 *       "number": 7
                 *     }
                 */
                "application/json": components["schemas"]["ModuleNumber"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeptModules"];
                        message?: string;
                    };
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
    listOfficeQuotations: {
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
            /** @description A page of requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OfficeQuotation"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestOfficeQuotation: {
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
                 *       "key": "0190b3f2-6c1d-7a55-8d0e-2f1f7c6a9c21",
                 *       "content": {
                 *         "v": 1,
                 *         "name": "Tầng 5",
                 *         "company": "Công ty Minh Long",
                 *         "headcount": 40,
                 *         "density": "usual",
                 *         "plan": null,
                 *         "width": 0,
                 *         "height": 0,
                 *         "scale": null,
                 *         "rooms": [],
                 *         "doors": [],
                 *         "doorsSeen": false,
                 *         "modules": [],
                 *         "more": [],
                 *         "start": null
                 *       },
                 *       "name": "Nguyễn Thu An",
                 *       "phone": "0912345678",
                 *       "note": "Cần xong trước Tết"
                 *     }
                 */
                "application/json": components["schemas"]["OfficeQuotationRequest"];
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
                    "application/json": {
                        data: components["schemas"]["OfficeQuotation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeQuotation: {
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
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeQuotationDetail"];
                        message?: string;
                    };
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
    moveOfficeQuotation: {
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
                 *       "event": "accept",
                 *       "reason": "",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["OfficeQuotationMove"];
            };
        };
        responses: {
            /** @description The quotation afterwards. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficeQuotation"];
                        message?: string;
                    };
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
    listSavedRooms: {
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
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedRoomsList"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveRooms: {
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
                 *       "name": "Phòng khách cho mẹ",
                 *       "design_id": 1,
                 *       "selection": "1.1.2.1"
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedRooms"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedRoomsList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameSavedRooms: {
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
                 *       "name": "Phòng khách cho mẹ"
                 *     }
                 */
                "application/json": components["schemas"]["SavedRoomsName"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedRoomsList"];
                        message?: string;
                    };
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
    removeSavedRooms: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": components["schemas"]["SavedRoomsId"];
            };
        };
        responses: {
            /** @description What the member keeps. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedRoomsList"];
                        message?: string;
                    };
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
}
