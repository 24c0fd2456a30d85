document.querySelector('p').textContent = 'Low tide';
