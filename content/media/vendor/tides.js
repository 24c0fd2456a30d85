document.querySelector('p').append(' Low water at 20:35.')
