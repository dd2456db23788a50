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
