import type { PlatformTexts } from './text-types.ts';

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);

export const texts: PlatformTexts = {
  promotions: {
    forMembers: (label) => `For members: ${label}`,
  },
  signIn: {
    title: 'Sign in',
    leads: {
      customer: 'Your orders and addresses in one place.',
      eresa: 'Then you can finish your reservation.',
      order: 'You can then carry on with your order. Your cart stays as it is.',
      welcome: 'Good to have you here. Sign in, or create an account.',
    },
    rememberMe: 'Remember me',
    submit: 'Sign in',
    newHere: (brand) => `New to ${brand}?`,
    or: 'or',
  },
  code: {
    ask: 'Email me a code',
    askHint: 'No password needed. If you are new here, this also creates your account.',
    title: 'Check your inbox',
    lead: (email) =>
      `We have sent a six-digit code to ${email}. It works for ten minutes, in this browser.`,
    field: 'Six-digit code',
    notThere: 'Nothing there after a minute? Look in your spam folder, or ask for another code.',
    again: 'Send another code',
    otherWay: 'Use another address or a password',
  },
  guest: {
    title: 'Continue your order',
    ask: 'Order as a guest',
    askHint: 'We confirm your address with a code by email. No account is created.',
    withAccount: 'With an account',
  },
  createAccount: {
    title: 'Create account',
    lead: 'It takes less than a minute.',
    passwordRule: 'At least 8 characters, with a letter and a digit.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
  },
  forgottenPassword: {
    link: 'Forgot your password?',
    title: 'Forgot your password?',
    lead: 'Enter your email address, and we will send you a link to choose a new password.',
    submit: 'Send me the link',
    sentTitle: 'Check your inbox',
    sentText: (email) =>
      `If there is an account for ${email}, our message is on its way. The link in it can be used once and expires after 30 minutes.`,
    sentHint: 'Nothing after a few minutes? Look in your spam folder, or try another address.',
    again: 'Try another address',
    backToSignIn: 'Back to sign-in',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: 'This signs you out on all your devices.',
    submit: 'Save the password',
    doneTitle: 'Your password has been changed',
    doneText: 'You are signed out everywhere. Please sign in with your new password.',
    expiredTitle: 'This link no longer works',
    expiredText:
      'A link can be used once and expires after 30 minutes. To get a new one, choose “Forgot your password?” on the sign-in page.',
  },
  newEmail: {
    title: 'Confirm your new address',
    lead: (email) =>
      `You will then sign in as ${email}, and we will write to you there. Your other devices will be signed out.`,
    submit: 'Use this address',
    doneTitle: 'Your address has been changed',
    doneText: (email) => `You now sign in as ${email}. Your password stays as it is.`,
    expiredTitle: 'This link no longer works',
    expiredText:
      'A link can be used once and expires after 30 minutes. You can ask for a new one in the settings of your account.',
    toAccount: 'Go to my account',
  },
  fields: {
    email: 'Email address',
    password: 'Password',
    newPassword: 'New password',
    firstName: 'First name',
    lastName: 'Last name',
    show: 'Show',
    hide: 'Hide',
    thePassword: 'password',
  },
  passkey: {
    signIn: 'Sign in with a passkey',
    title: 'Add a passkey',
    lead: 'You can then sign in with your fingerprint, your face or the code of your device: no password, no email.',
    name: 'Name',
    nameHint: 'So that you recognise it in your account.',
    add: 'Add the passkey',
    notNow: 'Not now',
    unsupported:
      'This browser cannot save passkeys here. Try another one, or a device with a screen lock.',
  },
  otherProvider: {
    continueWith: (provider) => `Continue with ${provider}`,
    connect: (provider) =>
      `There is already an account with this email address. A code proves that it is yours: from then on you can also sign in with ${provider}.`,
    problems: {
      denied: (provider) =>
        `You did not continue with ${provider}. Choose how you would like to sign in.`,
      away: (provider) =>
        `${provider} is not answering at the moment. Try again later, or sign in another way.`,
      failed: (provider) =>
        `Signing in with ${provider} did not work. Try again, or sign in another way.`,
      unverified: (provider) =>
        `${provider} has not confirmed your email address. Sign in with a code that we send you by email.`,
    },
  },
  signInProblems: {
    wrongCredentials: 'The email address or password is incorrect. Check both and try again.',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an email address such as name@mail.example.',
    emailTaken: 'There is already an account with this email address. Sign in with it instead.',
    codeMissing: 'Enter the six digits of the code.',
    codeWrong: 'This is not the code from our latest message. Check the digits and try again.',
    codeOver:
      'This code no longer works: a code can be used once and expires after ten minutes. Ask for another one.',
    codeTooMany: 'Too many wrong codes. Ask for another one.',
    codeElsewhere:
      'This code was sent for another window or browser. Enter it there, or ask for another one here.',
    codeTooSoon: 'Our message is on its way. You can ask for another code in half a minute.',
    passkeyUnknown: 'No account here uses this passkey. Sign in another way.',
    passkeyNotAdded: 'The passkey was not saved. Try again, or leave it for now.',
    passwordMissing: 'Enter your password.',
    passwordWeak: 'Choose a password of at least 8 characters, with a letter and a digit.',
    passwordNamed:
      'The password contains part of your email address or the name of the shop, so it is easy to guess. Choose another one.',
    passwordCommon: 'Many people use this password, so it is easy to guess. Choose another one.',
    firstNameMissing: 'Enter your first name.',
    lastNameMissing: 'Enter your last name.',
    nameTooLong: 'Shorten this name to 50 characters.',
    nameInvalid: 'Enter a name alone, without links, < or >.',
  },
  tooManyAttempts: (count) => `Too many attempts. Please try again in ${minutes(count)}.`,
  signOut: { title: 'Signing you out', submit: 'Sign out' },
  signInFailure: {
    expiredTitle: 'This page has expired',
    expiredText: 'Go back to the shop and sign in from there. Your cart is still as you left it.',
    noCookiesTitle: 'Cookies are needed to sign in',
    noCookiesText:
      'Your browser sent us none: it is blocking them, or this page was open for too long. Allow cookies for this site, then sign in from the shop again.',
    blockedTitle: 'This account is blocked',
    blockedText:
      'Nobody can sign in to it or order with it at the moment. Our customer service can tell you why.',
    errorTitle: 'We could not sign you in',
    errorText: 'Go back to the shop and try again in a moment.',
    tryAgain: 'Something went wrong on our side. Please try again in a moment.',
    backToShop: 'Back to the shop',
  },
  backTo: (brand) => `Back to ${brand}`,
  invoice: {
    title: (number) => `Invoice ${number}`,
    fileName: (number) => `Invoice-${number}.pdf`,
    number: 'Number',
    date: 'Date',
    fiscalNumber: (number) => `Tax number: ${number}`,
    item: 'Item',
    quantity: 'Quantity',
    price: 'Unit price',
    amount: 'Amount',
    supplied: 'Date of supply',
    order: 'Order',
    rate: 'VAT rate',
    net: 'Net',
    vat: 'VAT',
    gross: 'Gross',
    untaxed: 'Gift cards and donations: no VAT',
    byGiftCard: (card) => `Gift card ${card}`,
    paid: 'Paid',
  },
  creditNote: {
    title: (number) => `Credit note ${number}`,
    fileName: (number) => `Credit-note-${number}.pdf`,
    invoice: 'Invoice',
    rest: 'Discounts and delivery',
    label: 'Return label',
    byHand: 'Reduction',
    total: 'Total credited',
    toBank: 'To the payment method',
    toGiftCards: 'To gift cards',
  },
  packing: {
    title: (number) => `Packing slip ${number}`,
    fileName: (number) => `packing-slip-${number}.pdf`,
    to: 'Deliver to',
    giftMessage: 'This order is a gift: wrap it, with this message',
    gift: 'This order is a gift: wrap it, without a message',
    pickList: 'Pick list',
    slips: 'Packing slips',
  },
  returnLabel: {
    sheet: 'Return labels',
    title: (number) => `Return ${number}`,
    fileName: (number) => `Return-${number}.pdf`,
    to: 'Return address',
    order: 'Order',
    number: 'Return number',
    free: 'Postage paid',
    paid: 'Please add postage',
    cut: 'Cut here. Stick the upper part on the parcel and put the lower part inside.',
  },
  mails: {
    staff: {
      signature: (brand) =>
        `You are receiving this message because you work with the ${brand} back office.`,
      subject: (brand) => `Your invitation to the ${brand} back office`,
      title: 'You are invited',
      lead: (brand) =>
        `A colleague has invited you to the ${brand} back office. Use this link to choose your password. It can be used once and expires after 7 days.`,
      link: 'Accept the invitation',
      notYou:
        'If you were not expecting this, ignore this message: nothing happens without the link.',
      given: {
        subject: (name) => `Large amount given manually: ${name}`,
        title: 'A large amount was given manually',
        lead: (name, amount) =>
          `Within 24 hours, ${name} manually gave ${amount} in refunds and gift cards, all currencies added together. The audit log shows each of them.`,
        link: 'Open the audit log',
      },
      password: {
        subject: (brand) => `Choose a new password for the ${brand} back office`,
        title: 'Choose a new password',
        lead: (brand) =>
          `Someone asked for a new password for your access to the ${brand} back office. Use this link to choose one. It can be used once and expires after 30 minutes.`,
        link: 'Choose a new password',
        notYou: 'If you did not ask for this, ignore this message: your password stays as it is.',
      },
    },
    account: {
      signature: (brand) => `This message is about an account with ${brand}.`,
      reset: {
        subject: (brand) => `Choose a new password for ${brand}`,
        title: 'Choose a new password',
        lead: (brand) =>
          `Someone asked for a new password for your account with ${brand}. Use this link to choose one. It can be used once and expires after 30 minutes.`,
        link: 'Choose a new password',
        notYou: 'If you did not ask for this, ignore this message: your password stays as it is.',
      },
      code: {
        signature: (brand) =>
          `You are receiving this message because this address was entered to sign in to ${brand}.`,
        subject: (brand) => `Your code for ${brand}`,
        title: 'Your sign-in code',
        preview: (code) => `Your code is ${code}.`,
        lead: (brand) =>
          `Here is your code to sign in to ${brand}. Enter it on the page where you asked for it. It can be used once and expires after ten minutes.`,
        notYou: 'If you did not ask for this, ignore this message, and do not share the code.',
      },
      guestCode: {
        signature: (brand) =>
          `You are receiving this message because this address was entered to place an order with ${brand}.`,
        title: 'Your code to place the order',
        lead: (brand) =>
          `Here is your code to continue your order with ${brand}. Enter it on the page where you asked for it. It can be used once and expires after ten minutes.`,
      },
      newEmail: {
        subject: (brand) => `Confirm your new address for ${brand}`,
        title: 'Confirm your new address',
        lead: (brand) =>
          `This address was entered for an account with ${brand}. Follow the link to sign in with this address from now on. The link can be used once and expires after 30 minutes.`,
        link: 'Confirm the address',
        notYou: 'If you did not ask for this, ignore this message: nothing changes.',
      },
      notices: {
        'password-changed': {
          subject: (brand) => `Your ${brand} password has been changed`,
          title: 'Your password has been changed',
          lead: (when) => `It was changed on ${when}, and your other devices were signed out.`,
          advice:
            'If this was not you, choose “Forgot your password?” on the sign-in page straight away, and set another one.',
          link: 'Go to my account',
        },
        'password-removed': {
          subject: (brand) => `The password of your ${brand} account has been removed`,
          title: 'Your password has been removed',
          lead: (when) =>
            `On ${when} you signed in with a code for the first time. The password was set before anyone had confirmed that the address is yours, so we removed it and signed out your other devices.`,
          advice:
            'You can keep signing in with a code, or choose a new password in the settings of your account.',
          link: 'Go to my account',
        },
        'passkey-added': {
          subject: (brand) => `A passkey was added to your ${brand} account`,
          title: 'A passkey was added',
          lead: (when) => `Since ${when} you can also sign in with a new passkey.`,
          advice:
            'If this was not you, remove it in the settings of your account straight away, and sign out your other devices.',
          link: 'Go to my account',
        },
        'provider-connected': {
          subject: (brand) => `A new way to sign in to your ${brand} account`,
          title: 'A provider has been connected',
          lead: (when) =>
            `Since ${when} you can also sign in with an account you have with another provider.`,
          advice:
            'If this was not you, disconnect it in the settings of your account straight away, and sign out your other devices.',
          link: 'Go to my account',
        },
        'email-changed': {
          subject: (brand) => `The address of your ${brand} account has been changed`,
          title: 'Your address has been changed',
          lead: (when) =>
            `On ${when} your account was given another email address. We no longer write to this one.`,
          advice:
            'If this was not you, please contact our customer service straight away: we will help you get your account back.',
          link: 'Go to my account',
        },
        'account-deleted': {
          subject: (brand) => `Your ${brand} account has been deleted`,
          title: 'Your account has been deleted',
          lead: (when) => `It was deleted on ${when}, and all devices were signed out.`,
          advice: (days) =>
            `If this was not you, or you have changed your mind, sign in again within ${days} days to restore your account. After that, it will be erased.`,
          link: 'Restore my account',
        },
        'account-merged': {
          subject: (brand) => `Your ${brand} accounts have been merged`,
          title: 'Your accounts have been merged',
          lead: (when) =>
            `On ${when}, our customer service merged this account with another one of yours. Your orders, returns and everything else are now in that one. This email address no longer has its own account.`,
          advice: 'If you did not ask for this, contact our customer service straight away.',
          link: 'Go to my account',
        },
        'account-opened': {
          subject: (brand) => `Your ${brand} account is ready`,
          title: 'Welcome',
          lead: (when) =>
            `Your account was created on ${when}, with everything you ordered as a guest. To sign in, ask for a code by email; you can choose a password in the settings.`,
          advice: 'If this was not you, sign in and delete the account in the settings.',
          link: 'Go to my account',
        },
        'account-reactivated': {
          subject: (brand) => `Your ${brand} account has been restored`,
          title: 'Welcome back',
          lead: (when) => `Your account was restored on ${when}. Everything is where you left it.`,
          advice: 'If this was not you, change your password in your account.',
          link: 'Go to my account',
        },
      },
    },
    giftCard: {
      signature: (brand) =>
        `You are receiving this message because someone gave you a ${brand} gift card.`,
      subject: (brand) => `A ${brand} gift card for you`,
      title: (name) => `${name}, here is your gift card`,
      subjectFrom: (sender, brand) => `A ${brand} gift card from ${sender}`,
      titleFrom: (name, sender) => `${name}, a gift card from ${sender}`,
      lead: (amount, day) =>
        `It is worth ${amount}, and you can spend it in one go or bit by bit until ${day}. Enter its number and PIN when you pay.`,
      number: 'Number',
      pin: 'PIN',
      link: 'See the collection',
    },
    stockAlert: {
      signature: (brand) =>
        `You are receiving this message because you set up a stock alert with ${brand}.`,
      subject: (product) => `Back in stock: ${product}`,
      title: 'Your size is back',
      shoeTitle: 'Your shoe size is back',
      lead: (product) =>
        `This item is available again in your size: ${product}. Stock is limited, and we cannot hold any for you.`,
      shoeLead: (product) =>
        `This item is available again in your shoe size: ${product}. Stock is limited, and we cannot hold any for you.`,
      link: 'View the item',
    },
    reservation: {
      signature: (brand) =>
        `You are receiving this message because you reserved an item in a ${brand} store.`,
      madeSubject: (product) => `Reserved for you: ${product}`,
      madeTitle: 'Your item is waiting for you',
      madeLead: (until) =>
        `The store will keep it for you until ${until}. You can try it on and pay there.`,
      cancelledSubject: (product) => `Reservation cancelled: ${product}`,
      cancelledTitle: 'Your reservation is cancelled',
      cancelledLead: (when) => `It was cancelled on ${when}. The item is back on the shelf.`,
      number: 'Number',
      store: 'Store',
      link: 'See my reservations',
    },
    newsletter: {
      signature: (brand) =>
        `You are receiving this message because this address was signed up for the ${brand} newsletter.`,
      confirmSubject: (brand) => `Confirm your ${brand} newsletter`,
      confirmTitle: 'One last step',
      confirmLead: (brand) =>
        `You would like to receive the ${brand} newsletter. Please confirm your address within 48 hours: we only write to people who want us to.`,
      confirmLink: 'Confirm my subscription',
      notYou: 'If you did not ask for this, ignore this message and nothing will be sent to you.',
      welcomeSubject: (brand) => `Welcome to the ${brand} newsletter`,
      welcomeTitle: 'You are on the list',
      welcomeLead: (brand) =>
        `New arrivals, offers and stories from the ${brand} studio will now come to your inbox.`,
      leaveLead: 'Changed your mind? This link lets you unsubscribe at any time.',
      leaveLink: 'Unsubscribe',
    },
    signature: (brand) =>
      `You are receiving this message because you placed an order with ${brand}.`,
    order: {
      subject: (number) => `Your order ${number}`,
      title: (name) => `Thank you, ${name}`,
      lead: (number, day) =>
        `We have received your order ${number}, placed on ${day}. We are getting it ready and will email you as soon as it is on its way.`,
      colour: (label) => label,
      size: (size) => `Size: ${size}`,
      shoeSize: (size) => `Shoe size: ${size}`,
      quantity: (count) => `Quantity: ${count}`,
      total: 'Total incl. VAT',
      untaxedTotal: 'Total',
      free: 'Free',
      freeDelivery: 'Free',
      loyaltyCard: 'Loyalty card',
      giftCard: 'Gift card',
      giftCardOn: (day) => `To be sent on ${day}`,
      donation: 'Donation',
      giftWrap: 'Gift wrap',
      deliveredTo: 'Delivery',
      expected: (days) => `Expected delivery: ${days}`,
      billedTo: 'Billing address',
      sorting:
        'How to sort: cardboard and paper go in the recycling, worn clothes and shoes go to a collection point.',
      toCome: 'Still to come from this order:',
      track: 'Track my order',
      link: 'View my order',
    },
    paymentLink: {
      signature: (brand) =>
        `You are receiving this message because our customer service prepared an order for you with ${brand}.`,
      subject: (brand) => `Your ${brand} order is ready for payment`,
      addedSubject: (number) => `Items added to your order ${number}`,
      addedTitle: 'More items for your order',
      title: (name) => (name === '' ? 'Your order is ready' : `${name}, your order is ready`),
      lead: (brand) =>
        `We have put these items together for you at ${brand}. Sign in with this email address and pay, and we will send them.`,
      addedLead: (number) =>
        `We have added these items to your order ${number}. Sign in and pay: they will go out with it, if it has not left yet. Delivery is free.`,
      toPay: 'To pay',
      link: 'Review and pay',
      noDelivery: 'You choose a delivery option before you pay; its price will then be added.',
      terms: (day) =>
        `The link works until ${day}, and these prices hold until then. Until you pay, an item may still sell out. If you did not ask for this, ignore this message and nothing will be charged.`,
    },
    shipping: {
      subject: (number) => `Your order ${number} is on its way`,
      title: 'Your order is on its way',
      lead: (number, carrier) => `Your order ${number} has just left with ${carrier}.`,
      tracking: (tracking) => `Tracking number: ${tracking}`,
    },
    refund: {
      subject: (number) => `Your refund for order ${number}`,
      title: 'Your refund has been issued',
      lead: (number, amount) =>
        `The items from your order ${number} are back with us, and we have refunded ${amount}.`,
      plainLead: (number, amount) => `We have refunded ${amount} for your order ${number}.`,
      cancelled: 'These items were cancelled:',
      bank: 'To your payment method',
      giftCard: 'To your gift card',
      bankNext: 'It can take your bank a few days to show the amount.',
      giftCardNext: 'Whatever you paid by gift card is already back on the card.',
    },
    withdrawal: {
      subject: (number) => `Your cancellation: order ${number}`,
      title: 'We have received your cancellation',
      lead: (number, when) =>
        `You cancelled the following items from your order ${number} on ${when}.`,
      next: 'If the items have already reached you, please send them back within 14 days. We will refund you the way you paid as soon as they reach us, or as soon as you show that you have sent them. Please keep this message.',
      unsent:
        'You have nothing to send back. We will refund you the way you paid, within 14 days. Please keep this message.',
      partUnsent: 'These items had not left yet. You do not have to send them back:',
    },
    return: {
      subject: (number) => `Your return ${number}`,
      title: 'Your return is registered',
      lead: (order, number) =>
        `You are returning these items from your order ${order}. Your return number is ${number}.`,
      how: 'How to send them back',
      print:
        'Print the label and stick it on the parcel. Please send items back unworn, with their tags on.',
      dropOff: (carrier, day) => `Drop the parcel off with ${carrier} by ${day}.`,
      free: 'The return is free: the label is prepaid.',
      paid: 'You pay the return postage.',
      fee: (amount) => `The label is prepaid. We take ${amount} off your refund for it.`,
      toStore: (number) =>
        `Bring the items and your return number ${number} to one of our stores that take returns. It is free.`,
      refund: (amount, days) =>
        `We will refund you ${amount} the way you paid, within ${days} days of the items reaching us.`,
      link: 'See my return and print the label',
    },
  },
};
