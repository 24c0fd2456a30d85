; The standard library. Each definition may use those above it.

; Forms

(defmacro (when test . body)
  `(if ,test (begin ,@body) #f))

(defmacro (unless test . body)
  `(if ,test #f (begin ,@body)))

(defmacro (let* bindings . body)
  (if (null? bindings)
      `(let () ,@body)
      `(let (,(car bindings))
         (let* ,(cdr bindings) ,@body))))

(defmacro (while test . body)
  (let ((loop (gensym)))
    `(let ,loop ()
       (when ,test ,@body (,loop)))))

; Numbers

(define (zero? n) (= n 0))
(define (even? n) (zero? (modulo n 2)))
(define (odd? n) (not (even? n)))
(define (abs n) (if (< n 0) (- n) n))

; Lists

(define (cadr items) (car (cdr items)))
(define (caddr items) (cadr (cdr items)))

(define (fold combine total items)
  (if (null? items)
      total
      (fold combine (combine total (car items)) (cdr items))))

(define (reverse items)
  (fold (lambda (done item) (cons item done)) '() items))

(define (map change items)
  (reverse (fold (lambda (done item) (cons (change item) done)) '() items)))

(define (filter keep? items)
  (reverse (fold (lambda (done item) (if (keep? item) (cons item done) done)) '() items)))

(define (min first . others) (fold (lambda (a b) (if (< b a) b a)) first others))
(define (max first . others) (fold (lambda (a b) (if (> b a) b a)) first others))

(define (range start end)
  (let loop ((n (- end 1)) (done '()))
    (if (< n start) done (loop (- n 1) (cons n done)))))

(define (any? test items)
  (and (pair? items)
       (or (test (car items)) (any? test (cdr items)))))

(define (all? test items)
  (not (any? (lambda (item) (not (test item))) items)))

(define (member? wanted items)
  (any? (lambda (item) (equal? item wanted)) items))

(define (assoc key pairs)
  (cond ((null? pairs) #f)
        ((equal? key (car (car pairs))) (car pairs))
        (else (assoc key (cdr pairs)))))

(define (zip lefts rights)
  (if (or (null? lefts) (null? rights))
      '()
      (cons (list (car lefts) (car rights))
            (zip (cdr lefts) (cdr rights)))))

(define (sort before? items)
  (if (null? items)
      '()
      (let* ((pivot (car items))
             (first? (lambda (item) (before? item pivot)))
             (later? (lambda (item) (not (first? item)))))
        (append (sort before? (filter first? (cdr items)))
                (list pivot)
                (sort before? (filter later? (cdr items)))))))

; Procedures

(define (compose outer inner)
  (lambda (value) (outer (inner value))))
