// The two things that the provider's pages cannot do without script. Both work without it.

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

// The library names its sign-out form.
document.getElementById('op.logoutForm')?.submit();
