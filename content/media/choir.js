const next = document.createElement('p')
next.textContent = 'Next: the spring concert.'
document.body.append(next)
