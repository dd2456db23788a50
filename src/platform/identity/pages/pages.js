// What the provider's pages cannot do without script; the forms work without it.

for (const toggle of document.querySelectorAll('[data-toggles]')) {
  const input = document.getElementById(toggle.dataset.toggles);
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const isHidden = input.type === 'password';
    input.type = isHidden ? 'text' : 'password';
    toggle.querySelector('[data-word]').textContent = toggle.dataset[isHidden ? 'hide' : 'show'];
    input.focus();
  });
}

// Passkeys, where the browser reads and writes them as JSON.

/** Asks the browser with the options of a form, and sends what it answers. */
async function sendPasskey(form, ask) {
  const answer = await ask(JSON.parse(form.dataset.passkey ?? form.dataset.newPasskey));
  form.elements.answer.value = JSON.stringify(answer);
  form.requestSubmit();
}

const signInForm = document.querySelector('[data-passkey]');
if (signInForm && globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  let asked;
  const signIn = (mediation) =>
    sendPasskey(signInForm, async (options) => {
      asked?.abort();
      asked = new AbortController();
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const answer = await navigator.credentials.get({
        publicKey,
        mediation,
        signal: asked.signal,
      });
      const remember = document.querySelector('[type=checkbox][name=remember]');
      signInForm.elements.remember.value = remember?.checked ? 'yes' : '';
      signInForm.elements.email.value = document.getElementById('email')?.value ?? '';
      return answer;
      // Its owner turned back, or typed an e-mail instead: the form is there.
    }).catch(() => {});
  signInForm.hidden = false;
  signInForm.querySelector('[data-ask]').addEventListener('click', () => signIn('optional'));
  PublicKeyCredential.isConditionalMediationAvailable?.().then((isAvailable) => {
    if (isAvailable) signIn('conditional');
  });
}

// The way to another provider carries the wish to stay signed in, as the forms do.
const wish = document.querySelector('[type=checkbox][name=remember]');
for (const link of document.querySelectorAll('[data-with]')) {
  link.addEventListener('click', () => {
    link.search = wish?.checked ? '?remember=yes' : '';
  });
}

const newPasskeyForm = document.querySelector('[data-new-passkey]');
if (newPasskeyForm && globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON) {
  const button = newPasskeyForm.querySelector('[data-ask]');
  const problem = newPasskeyForm.querySelector('[data-problem]');
  newPasskeyForm.querySelector('[data-unsupported]').hidden = true;
  button.hidden = false;
  button.addEventListener('click', async () => {
    problem.hidden = true;
    try {
      await sendPasskey(newPasskeyForm, (options) =>
        navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        }),
      );
    } catch {
      problem.hidden = false;
    }
  });
}

// A second click while the answer is on its way would meet a sign-in that is already done.
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}

// The library names its sign-out form.
document.getElementById('op.logoutForm')?.submit();

// A page brought back by the browser's own cache may belong to a sign-in that is over.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
