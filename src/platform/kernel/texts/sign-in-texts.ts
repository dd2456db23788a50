import type { SignInOrigin } from '#src/domain/sign-in/sign-in-origin.ts';

/** Words of the identity provider's pages. */
export type SignInTexts = {
  signIn: {
    title: string;
    /** By why the shopper is asked to sign in. */
    leads: Record<SignInOrigin, string>;
    rememberMe: string;
    submit: string;
    newHere: (brand: string) => string;
    /** Between two ways to sign in. */
    or: string;
  };
  /** Signing in with a code that is mailed. */
  code: {
    ask: string;
    askHint: string;
    title: string;
    /** Tells nobody whether there is an account. */
    lead: (email: string) => string;
    field: string;
    notThere: string;
    again: string;
    otherWay: string;
  };
  /** An order without an account, offered first on the way to one. */
  guest: {
    /** Of the page, and of the button that the code goes with. */
    title: string;
    ask: string;
    askHint: string;
    /** Above the ways to sign in. */
    withAccount: string;
  };
  createAccount: {
    title: string;
    lead: string;
    passwordRule: string;
    submit: string;
    haveAccount: string;
  };
  forgottenPassword: {
    /** On the sign-in page. */
    link: string;
    title: string;
    lead: string;
    submit: string;
    sentTitle: string;
    /** Tells nobody whether there is an account. */
    sentText: (email: string) => string;
    sentHint: string;
    again: string;
    backToSignIn: string;
  };
  newPassword: {
    title: string;
    lead: string;
    submit: string;
    doneTitle: string;
    doneText: string;
    expiredTitle: string;
    expiredText: string;
  };
  /** The page that the mail to a new address leads to. */
  newEmail: {
    title: string;
    lead: (email: string) => string;
    submit: string;
    doneTitle: string;
    doneText: (email: string) => string;
    expiredTitle: string;
    expiredText: string;
    toAccount: string;
  };
  fields: {
    email: string;
    password: string;
    newPassword: string;
    firstName: string;
    lastName: string;
    /** The button beside a password reads "Show", and for screen readers "Show password". */
    show: string;
    hide: string;
    thePassword: string;
  };
  passkey: {
    signIn: string;
    title: string;
    lead: string;
    name: string;
    nameHint: string;
    add: string;
    notNow: string;
    unsupported: string;
  };
  /** Signing in at another provider, by what it is called. */
  otherProvider: {
    continueWith: (provider: string) => string;
    /** Before the code that connects it with an account that is there. */
    connect: (provider: string) => string;
    /** Why it did not sign in. */
    problems: Record<'denied' | 'away' | 'failed' | 'unverified', (provider: string) => string>;
  };
  signInProblems: {
    wrongCredentials: string;
    emailMissing: string;
    emailInvalid: string;
    emailTaken: string;
    codeMissing: string;
    codeWrong: string;
    codeOver: string;
    codeTooMany: string;
    /** It was sent for a sign-in in another window or browser. */
    codeElsewhere: string;
    codeTooSoon: string;
    passkeyUnknown: string;
    passkeyNotAdded: string;
    passwordMissing: string;
    passwordWeak: string;
    passwordNamed: string;
    passwordCommon: string;
    firstNameMissing: string;
    lastNameMissing: string;
    nameTooLong: string;
    nameInvalid: string;
  };
  tooManyAttempts: (minutes: number) => string;
  signOut: { title: string; submit: string };
  signInFailure: {
    expiredTitle: string;
    expiredText: string;
    noCookiesTitle: string;
    noCookiesText: string;
    blockedTitle: string;
    blockedText: string;
    errorTitle: string;
    errorText: string;
    /** Above a form that is shown again as it was typed. */
    tryAgain: string;
    backToShop: string;
  };
};
